/*
 * jest runs a test file in a realm of its own, where errors of Node's core (files, sockets, decoders) are no instances
 * of `Error`, unlike where the action runs: https://github.com/jestjs/jest/issues/2549. Importing this fixes it.
 */
const builtIn: ReadonlySet<unknown> = new Set([Error, TypeError, RangeError, AggregateError])

Object.defineProperty(Error, Symbol.hasInstance, {
  configurable: true,
  value(this: ErrorConstructor, value: unknown): boolean {
    if (Function.prototype[Symbol.hasInstance].call(this, value)) return true
    return builtIn.has(this) && isError(value) && constructorNames(value).includes(this.name)
  },
})

function constructorNames(error: object): string[] {
  const prototype = Object.getPrototypeOf(error) as object | null
  return prototype === null ? [] : [prototype.constructor.name, ...constructorNames(prototype)]
}

function isError(value: unknown): value is object {
  return typeof value === 'object' && value !== null && constructorNames(value).includes('Error')
}
