import { traverse } from '@babel/core'
import { probeOf } from './probes.mjs'
import { sourceOf } from './sample.mjs'
import { parse } from './syntax.mjs'

/**
 * The lines that keep a promise of docs/reliability.md, each with the file without it: the statement that starts on the line is
 * gone, or the line is `without` instead. Throws when a line is not, or not once, in its file.
 */
export function readGuards() {
  const trees = new Map()
  const treeOf = (file, source) => {
    if (!trees.has(file)) trees.set(file, parse(source, file))
    return trees.get(file)
  }
  return JSON.parse(sourceOf('scripts/lib/mutations/guards.json')).map((guard) => {
    const { file, line, without } = guard
    const source = sourceOf(file)
    const at = positionOf(source, guard)
    const number = source.slice(0, at).split('\n').length
    const { statementEnd, probe } = readLine(treeOf(file, source), at, line.length)
    const end = without === undefined ? statementEnd : at + line.length
    if (!end) throw new Error(`No statement starts on the line of a guard in ${file}: ${line}`)
    return {
      ...guard,
      number,
      code: source.slice(0, at) + (without ?? ';') + source.slice(end),
      probe,
      name: `${file} | ${line} | removed`,
    }
  })
}

function positionOf(source, { file, line }) {
  const found = []
  let start = 0
  for (const text of source.split('\n')) {
    if (text.trim() === line) found.push(start + text.indexOf(line))
    start += text.length + 1
  }
  if (found.length !== 1)
    throw new Error(
      `${file} has the line of a guard ${found.length} times instead of once: ${line}`,
    )
  return found[0]
}

/** The end of the statement that starts on a line, if one does, and the place that runs with the line. */
function readLine(tree, start, length) {
  const found = {}
  traverse(tree, {
    enter(path) {
      const { node } = path
      if (path.isStatement() && node.start === start) found.statementEnd ??= node.end
      if (node.start >= start && node.start < start + length) found.probe ??= probeOf(path)
    },
  })
  return found
}
