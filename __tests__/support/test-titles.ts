import { readFileSync } from 'node:fs'

import ts from 'typescript'

/**
 * Returns the titles of the tests and groups of a file as Jest prints them, each after those of the groups around it. A
 * placeholder of `each` is an ellipsis. Titles that the file composes are left out.
 */
export function testTitles(file: string): Set<string> {
  const titles = new Set<string>()
  const visit = (node: ts.Node, group: string): void => {
    const own = ts.isCallExpression(node) ? ownTitle(node) : undefined
    if (own === undefined) {
      ts.forEachChild(node, (child) => {
        visit(child, group)
      })
      return
    }
    const title = group === '' ? own : `${group} ${own}`
    titles.add(title)
    ts.forEachChild(node, (child) => {
      visit(child, title)
    })
  }
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest), '')
  return titles
}

/** The title of a call such as `it(…)`, `describeOnPosix(…)` or `it.concurrent.each([…])(…)`. */
function ownTitle({ expression, arguments: [title] }: ts.CallExpression): string | undefined {
  let callee: ts.Expression = expression
  while (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee)) callee = callee.expression
  const isTest = ts.isIdentifier(callee) && /^(?:it|describe)(?![a-z])/u.test(callee.text)
  if (!isTest || title === undefined || !ts.isStringLiteralLike(title)) return undefined
  return title.text.replaceAll(/%[a-z]|\$\w+(?:\.\w+)*/gu, '…')
}
