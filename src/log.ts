/** Where operations say what happens. Every text is made safe there: it may hold words of anybody. */
export interface Log {
  info(message: string): void
  debug(message: string): void
  /** Annotations: the runner shows ten of a kind per step, each cut at 4,096 characters. */
  notice(message: string): void
  warning(message: string): void
  error(message: string): void
  /** A folded block of lines. */
  group(title: string, body: string): void
}
