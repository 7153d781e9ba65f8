import { refForm } from '../github-names.ts'
import { type Release, releaseSchema, textOf } from '../github-objects.ts'
import { type Changes, type ChangesOptions, compared, noEarlierVersion } from '../instruction/changes.ts'
import { textParts, unsafeRef } from '../instruction/quoted-text.ts'
import type { ReferenceContext } from '../instruction/reference-line.ts'
import { tagOfReleaseBefore } from '../instruction/version-before.ts'
import { type PromptSource, unlessNoticed } from './prompt-source.ts'

async function readChanges(release: Release, options: ChangesOptions): Promise<Changes | undefined> {
  const { tag_name: tag } = release
  if (tag === undefined) return undefined
  const before = await tagOfReleaseBefore(release, options.client)
  if (before === undefined) return noEarlierVersion('release', tag, options)
  return { ...(await compared(before, tag, options.client)), since: { kind: 'release', tag: before } }
}

function reference({ tag_name: tag, prerelease }: Release, { changes, link }: ReferenceContext): string[] {
  if (tag === undefined || !refForm.test(tag)) return []
  const before = changes?.since?.tag
  return [
    `Release: ${tag}${prerelease === true ? ' (pre-release)' : ''}${link(`/releases/tag/${tag}`)}`,
    ...(before === undefined || !refForm.test(before)
      ? []
      : [`Previous release: ${before}${link(`/compare/${before}...${tag}`)}`]),
  ]
}

export const release: PromptSource<Release> = {
  read: (part) => part('release', releaseSchema),
  author: (part) => part('release', releaseSchema)?.author,
  defaultPrompt: `Update the documentation for what the release described below changed. ${unlessNoticed}`,
  reference,
  quote: ({ name: title, body, author: user, tag_name: tag }) =>
    textParts('release', textOf({ title, body, user }), [['Tag', unsafeRef(tag)]]),
  isInReference: ({ tag_name: tag }) => tag !== undefined,
  readChanges,
  inputs: { paths: true, conversation: 'optional' },
}
