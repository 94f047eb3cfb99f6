import { traverse } from '@babel/core'
import { isFunction, isOfTypes, parse } from './syntax.mjs'

/**
 * The code that runs only if the mutation is reached: the nearest statement in a function, or the expression or block that is
 * the body of one.
 */
export function probeOf(path) {
  for (let at = path; at.parentPath; at = at.parentPath) {
    const probe = placeOf(at)
    if (probe) return probe.start
    // The default value of a parameter.
    if (at.listKey === 'params') return at.parent.body.start
  }
  return undefined
}

function placeOf(path) {
  const { node, parent, key, listKey } = path
  if (parent.type === 'ArrowFunctionExpression' && key === 'body') return node
  if (!path.getFunctionParent()) return undefined
  if (isFunction(parent) && key === 'body') return node
  const isInList =
    (listKey === 'body' && parent.type === 'BlockStatement') || listKey === 'consequent'
  const isBranch =
    path.isStatement() &&
    node.type !== 'BlockStatement' &&
    ['consequent', 'alternate', 'body'].includes(key) &&
    /^(If|For|ForOf|ForIn|While|DoWhile)Statement$/.test(parent.type)
  return isInList || isBranch ? node : undefined
}

/** The source with a call of `noteReached` at every place that a mutation can name as its probe. */
export function withProbes(source, file) {
  const inserts = []
  traverse(parse(source, file), {
    enter(path) {
      if (isOfTypes(path)) {
        path.skip()
        return
      }
      const { node, parent } = path
      if (!path.parentPath || !placeOf(path)) return
      const call = `noteReached(${node.start})`
      const isBody = isFunction(parent) && path.key === 'body'
      if (isBody && node.type === 'BlockStatement') inserts.push([node.start + 1, `${call};`])
      else if (isBody) inserts.push([node.start, `(${call}, `], [node.end, ')', true])
      else if (path.listKey) inserts.push([node.start, `${call};`])
      else inserts.push([node.start, `{${call};`], [node.end, '}', true])
    },
  })
  // Of two that end at one place, the inner one closes first; it was entered last.
  const ordered = inserts
    .map(([at, text, closes = false], order) => ({ at, text, closes, order }))
    .toSorted(
      (a, b) =>
        b.at - a.at || a.closes - b.closes || (a.closes ? a.order - b.order : b.order - a.order),
    )
  let code = source
  for (const { at, text } of ordered) code = code.slice(0, at) + text + code.slice(at)
  return `function noteReached(at) { (globalThis.reachedPlaces ??= new Set()).add(${JSON.stringify(`${file}:`)} + at) };${code}`
}
