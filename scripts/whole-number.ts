/** @throws RangeError if an option of a command is no whole number */
export function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d+$/u.test(text)) throw new RangeError(`${name}: got "${text}", expected a whole number.`)
  return Number(text)
}
