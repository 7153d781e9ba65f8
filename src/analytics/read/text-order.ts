/** Orders texts as the operator `<` does. */
export function textOrder(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
