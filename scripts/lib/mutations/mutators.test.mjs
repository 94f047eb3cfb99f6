import { runInThisContext } from 'node:vm'
import { expect, test } from 'vitest'
import { readGuards } from './guards.mjs'
import { mutated, mutationsOf } from './mutators.mjs'
import { withProbes } from './probes.mjs'
import { allMutations, readEquivalent, sampleOf, sourceOf } from './sample.mjs'
import { parse } from './syntax.mjs'

const FILE = 'src/lib/example.ts'

/** The mutants of `const f = (a: any, b: any) => EXPRESSION`, without that of its result. */
const mutantsOf = (expression) => {
  const before = 'const f = (a: any, b: any) => '
  const source = before + expression
  return mutationsOf(source, FILE)
    .map((mutation) => mutated(source, mutation).slice(before.length))
    .filter((text) => !/^\(?undefined\)?$/.test(text))
}

test.each([
  ['a < b', ['a <= b']],
  ['a >= b', ['a > b']],
  ['a === b', ['a !== b']],
  ['a - b', ['a + b']],
  ['-a', ['a']],
  ['!a', ['a']],
  ['a ? b : f', ['!(a) ? b : f']],
  ['a === b ? a : b', ['a !== b ? a : b']],
  ['a && b', ['a || b', 'a', 'b']],
  ['a ?? b', ['a', 'b']],
  ['a || (b = a)', ['a && (b = a)', 'a', '(b = a)']],
  ['a?.b', ['a.b']],
  ['a?.[b]', ['a[b]']],
  ['a?.(b)', ['a(b)']],
  ['true', ['false']],
  ['7', ['8']],
  ["'x'", ["''"]],
  ["''", ["'mutated'"]],
  ['`${a} x`', ["''"]],
  ['[a, b]', ['[b]', '[a]']],
  ['[a]', ['[]']],
  ['({ a, b })', ['({ b })', '({ a })']],
  ['({ a: 1 })', ['({})', '({ a: 2 })']],
  ['({ ...a, b: () => b })', ['({ b: () => b })', '({ ...a, b: () => undefined })']],
  ['Math.min(a, b)', ['Math.max(a, b)']],
  // What is there for people, or for the compiler.
  ["new Error('x')", []],
  ["({ summary: 'x' })", []],
  ["a satisfies 'x'", []],
  ["import('x')", []],
  ['undefined', []],
])('%s becomes %j', (expression, mutants) => {
  expect(mutantsOf(expression)).toEqual(mutants.filter((text) => text !== expression))
})

test('statements, blocks, branches and results are removed', () => {
  const source = `function f(a: number): number {
  if (a > 1) call(a)
  else throw new Error('x')
  return a
}`
  expect(mutationsOf(source, FILE).map(({ change, line }) => `${line} ${change}`)).toEqual([
    "1 block: { if (a > 1) call(a) else throw new Error('x') return a } → {}",
    "3 else: throw new Error('x') → {}",
    '2 condition: a > 1 → !(a > 1)',
    '2 operator: > → >=',
    '2 number: 1 → 2',
    '2 statement: call(a) → ;',
    "3 statement: throw new Error('x') → ;",
    '4 result: a → undefined',
  ])
})

test('two equal mutations of a line have different names', () => {
  const names = mutationsOf('const f = (a) => a + 1 + 1', FILE).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('a mutation names the place that has to run, and none when that is the loading of the module', () => {
  const source = 'export const a = 1\nexport function f(b = 2) {\n  if (b) return 3\n}\n'
  const places = Object.fromEntries(
    mutationsOf(source, FILE).map(({ kind, start, probe }) => [
      `${kind} ${source[start]}`,
      probe === undefined ? undefined : source.slice(probe).split('\n')[0],
    ]),
  )
  expect(places).toEqual({
    'number 1': undefined,
    'number 2': '{',
    'condition b': 'if (b) return 3',
    'number 3': 'return 3',
    'result 3': 'return 3',
  })
})

test('code with probes still does what it did, and notes what ran', () => {
  const source = `const twice = (a) => a * 2
function f(a) {
  if (a > 1) return twice(a)
  else a += 1
  return ({ a })
}
return [f(2), f(0)]`
  const body = withProbes(`function all() {${source}}`, FILE)
  globalThis.reachedPlaces = undefined
  expect(runInThisContext(`(() => { ${body}; return all() })()`)).toEqual([4, { a: 1 }])
  const reached = [...globalThis.reachedPlaces].map((place) => Number(place.split(':')[1]) - 16)
  const texts = reached.map((at) => source.slice(at).split('\n')[0])
  expect(texts).toEqual(
    expect.arrayContaining(['a * 2', 'return twice(a)', 'a += 1', 'return ({ a })']),
  )
})

const REAL = ['src/lib/csv.ts', 'src/auth/refresh/lock.ts', 'src/api/core/tolerant.ts']

test.each(REAL)('every mutant of %s, and its code with probes, can be compiled', (file) => {
  const source = sourceOf(file)
  const mutations = mutationsOf(source, file)
  expect(mutations.length).toBeGreaterThan(20)
  for (const mutation of mutations) parse(mutated(source, mutation), file)
  parse(withProbes(source, file), file)
})

test('every guard is in its file, and the file compiles without it', () => {
  for (const { file, code, probe } of readGuards()) {
    parse(code, file)
    expect(probe).toBeDefined()
  }
})

test('a seed chooses the same mutations, another one others', () => {
  const mutations = allMutations(REAL)
  const names = (seed) => sampleOf(mutations, seed, 10).map(({ name }) => name)
  expect(names('1')).toEqual(names('1'))
  expect(names('2')).not.toEqual(names('1'))
})

test('every equivalent mutation is one of its file, and has a reason', () => {
  const entries = JSON.parse(sourceOf('scripts/lib/mutations/equivalent.json'))
  const files = [...new Set(entries.map(({ file }) => file))]
  expect(readEquivalent(allMutations(files), files).stale).toEqual([])
  for (const { reason } of entries) expect(reason).toMatch(/\w \w.*\.$/)
})
