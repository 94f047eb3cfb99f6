import { traverse } from '@babel/core'
import { probeOf } from './probes.mjs'
import { isFunction, isOfTypes, parse } from './syntax.mjs'

/** What an operator becomes: the other side of a boundary, the opposite, or the inverse. */
const OPERATORS = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '==': '!=',
  '!=': '==',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '**': '*',
  '&': '|',
  '|': '&',
  '<<': '>>',
  '>>': '<<',
  '>>>': '<<',
  '&&': '||',
  '||': '&&',
  '++': '--',
  '--': '++',
  '+=': '-=',
  '-=': '+=',
  '*=': '/=',
  '/=': '*=',
  '??=': '=',
  '||=': '=',
  '&&=': '=',
}

/** Methods of which one is easily taken for the other. */
const METHODS = {
  min: 'max',
  max: 'min',
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
}

const EQUALITY = new Set(['===', '!==', '==', '!='])
const LOOSE = new Set([
  'ArrowFunctionExpression',
  'AssignmentExpression',
  'ConditionalExpression',
  'SequenceExpression',
  'YieldExpression',
])
/** Entries for people who read the documents of the backends. */
const DESCRIPTIONS = new Set(['description', 'summary', 'refusals'])

/** A test whose opposite another mutation makes: an equality is swapped, a `!` is removed. */
const isNegatedAnyway = (test) =>
  (test.type === 'BinaryExpression' && EQUALITY.has(test.operator)) ||
  (test.type === 'UnaryExpression' && test.operator === '!')

const isNothing = (node) =>
  !node ||
  (node.type === 'Identifier' && node.name === 'undefined') ||
  (node.type === 'UnaryExpression' && node.operator === 'void')

const isDescription = ({ key }) => Boolean(key) && DESCRIPTIONS.has(key.name ?? key.value)

/** The key of an entry, or the text of an error, which no person sees. */
const isForPeople = ({ parent, key }) =>
  key === 'key' ||
  parent.callee?.type === 'Super' ||
  (parent.type === 'NewExpression' && /(?:Error|Exception)$/.test(parent.callee.name ?? ''))

/**
 * All mutations of a file: the text from `start` to `end` becomes `text`. `probe` is the place of the code that has to
 * run for a test to notice, undefined when that is the loading of the module (`probeOf`).
 */
export function mutationsOf(source, file) {
  const found = []
  const textOf = ({ start, end }) => source.slice(start, end)

  traverse(parse(source, file), {
    enter(path) {
      if (isOfTypes(path) || isDescription(path.node)) {
        path.skip()
        return
      }
      const { node } = path
      const add = (kind, { start, end }, text) =>
        found.push({ kind, start, end, text, probe: probeOf(path) })
      /** An operand in place of its operation. */
      const alone = (operand) =>
        LOOSE.has(operand.type) ? `(${textOf(operand)})` : textOf(operand)
      const operator = (from, to) => {
        const start = source.indexOf(node.operator, from)
        const text = OPERATORS[node.operator]
        const end = start + node.operator.length
        if (text && start >= from && end <= to) add('operator', { start, end }, text)
      }
      const entries = (list, brackets) => {
        for (const [at, entry] of list.entries()) {
          if (!entry || isDescription(entry) || isFunction(entry.value ?? entry)) continue
          if (list.length === 1) add('entry', node, brackets)
          else if (at < list.length - 1 && list[at + 1])
            add('entry', { start: entry.start, end: list[at + 1].start }, '')
          else if (list[at - 1]) add('entry', { start: list[at - 1].end, end: entry.end }, '')
        }
      }
      const chain = (base) => {
        if (!node.optional) return
        const start = source.indexOf('?.', base.end)
        const text = node.type === 'OptionalMemberExpression' && !node.computed ? '.' : ''
        add('optional chain', { start, end: start + 2 }, text)
      }

      switch (node.type) {
        case 'IfStatement':
          if (node.alternate) add('else', node.alternate, '{}')
        // falls through
        case 'ConditionalExpression':
        case 'WhileStatement':
        case 'DoWhileStatement':
          if (!isNegatedAnyway(node.test)) add('condition', node.test, `!(${textOf(node.test)})`)
          break
        case 'LogicalExpression':
          if (node.operator !== '??') operator(node.left.end, node.right.start)
          add('operand', node, alone(node.left))
          add('operand', node, alone(node.right))
          break
        case 'BinaryExpression':
          operator(node.left.end, node.right.start)
          break
        case 'AssignmentExpression':
          operator(node.left.end, node.right.start)
          break
        case 'UpdateExpression':
          operator(node.start, node.end)
          break
        case 'UnaryExpression':
          if (node.operator === '!' || node.operator === '-')
            add('sign', node, alone(node.argument))
          break
        case 'BooleanLiteral':
          add('boolean', node, String(!node.value))
          break
        case 'NumericLiteral':
          if (path.key !== 'key') add('number', node, String(node.value + 1))
          break
        case 'StringLiteral':
          if (!isForPeople(path) && path.parent.callee?.type !== 'Import')
            add('text', node, node.value ? "''" : "'mutated'")
          break
        case 'TemplateLiteral':
          if (!isForPeople(path) && path.parent.type !== 'TaggedTemplateExpression')
            add('text', node, "''")
          break
        case 'ExpressionStatement':
          add('statement', node, ';')
          break
        case 'ThrowStatement':
          add('statement', node, ';')
          break
        case 'ReturnStatement':
          if (!isNothing(node.argument)) add('result', node.argument, 'undefined')
          break
        case 'ArrowFunctionExpression':
          if (node.body.type !== 'BlockStatement' && !isNothing(node.body))
            add('result', node.body, 'undefined')
          break
        case 'BlockStatement':
          if (node.body.length > 1) add('block', node, '{}')
          break
        case 'ArrayExpression':
          entries(node.elements, '[]')
          break
        case 'ObjectExpression':
          entries(node.properties, '{}')
          break
        case 'OptionalMemberExpression':
          chain(node.object)
          break
        case 'OptionalCallExpression':
          chain(node.callee)
          break
        case 'Identifier':
          if (path.key === 'property' && !path.parent.computed && Object.hasOwn(METHODS, node.name))
            add('method', node, METHODS[node.name])
          break
      }
    },
  })
  return named(found, source, file)
}

const oneLine = (text) => text.replaceAll(/\s+/g, ' ').trim()
const short = (text) => {
  const line = oneLine(text)
  return line.length > 70 ? `${line.slice(0, 55)} … ${line.slice(-12)}` : line
}

/** Gives each mutation its line and a name that stays when lines before it are added. */
function named(found, source, file) {
  const lines = source.split('\n')
  const lineStarts = []
  let at = 0
  for (const line of lines) {
    lineStarts.push(at)
    at += line.length + 1
  }
  const times = new Map()
  return found.map((mutation) => {
    const index = lineStarts.findLastIndex((start) => start <= mutation.start)
    const lineText = lines[index].trim()
    const removed = short(source.slice(mutation.start, mutation.end))
    const change = `${mutation.kind}: ${removed} → ${short(mutation.text) || 'nothing'}`
    const name = `${file} | ${lineText} | ${change}`
    const time = (times.get(name) ?? 0) + 1
    times.set(name, time)
    return {
      ...mutation,
      file,
      line: index + 1,
      lineText,
      change: time > 1 ? `${change} (${time})` : change,
      name: time > 1 ? `${name} (${time})` : name,
    }
  })
}

export const mutated = (source, { start, end, text }) =>
  source.slice(0, start) + text + source.slice(end)
