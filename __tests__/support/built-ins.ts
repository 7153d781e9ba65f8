/** Properties that code has given to `Object.prototype` and to its methods. They are taken away again. */
export function changedBuiltIns(): string[] {
  const objects = new Map<string, object>([['Object.prototype', Object.prototype]])
  for (const name of Object.getOwnPropertyNames(Object.prototype)) {
    const method: unknown = Object.getOwnPropertyDescriptor(Object.prototype, name)?.value
    if (typeof method === 'function') objects.set(`Object.prototype.${name}`, method)
  }
  return [...objects].flatMap(([name, object]) =>
    Object.keys(object).map((key) => {
      Reflect.deleteProperty(object, key)
      return `${name}.${key}`
    }),
  )
}
