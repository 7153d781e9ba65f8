import * as z from 'zod/mini'

import { detail, textDetail } from '../shared/json-decoding.ts'

// Forms of names on GitHub. A text with such a form contains no white space and no markup.

const repositoryForm = /^[A-Za-z0-9][A-Za-z0-9-]{0,38}\/(?!\.{1,2}$)[A-Za-z0-9._-]{1,100}$/u
/** Includes bots, such as `renovate[bot]`, and managed accounts, such as `ann_acme`. */
export const loginForm = /^[A-Za-z0-9][A-Za-z0-9_-]{0,98}(?:\[bot\])?$/u
/** A strict subset of Git's branches and tags. */
export const refForm = /^(?!.*\.\.)[A-Za-z0-9._/+-]{1,200}$/u

export const repositoryNameDetail = () => detail(z.string().check(z.regex(repositoryForm)))

export const accountDetail = () =>
  detail(z.object({ login: z.string().check(z.regex(loginForm)), type: textDetail() }))
