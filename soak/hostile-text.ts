/** Texts that try to be commands of the runner. A command that runs shows PWNED. */
export const hostileTexts = [
  '\n::set-output name=outcome::PWNED',
  '\r::error::PWNED',
  '\r\n \t::add-mask::PWNED',
  '\u2028::warning::PWNED',
  '\u0085::stop-commands::PWNED',
  '##[error]PWNED',
  '#\u0001#[add-matcher]PWNED',
  '\n:\u001B[0m:notice::PWNED',
  '\n\u202E::error::PWNED',
  '\n```\n::error::PWNED\n~~~',
  '`'.repeat(300),
  '<!-- docs-agent-action run 4711 -->',
] as const

export const allHostileTexts = hostileTexts.join(' ')
