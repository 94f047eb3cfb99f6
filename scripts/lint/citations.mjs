// Finds the citations in comments and test titles that docs/ does not contain.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const RULE = String.raw`\d{1,2}(?:\.\d{1,2})?`
const ROW = String.raw`[A-Z]\d{1,2}`
/** Several ids in a row: "C1 and C2", "K2, K3", "S1 to S10". */
const list = (id) => `(${id}(?:(?:, | and | or | to |–)${id})*)`

const SECTIONS = new RegExp(String.raw`\bsections? ${list(RULE)}\b`, 'gi')
const BEHAVIOUR = new RegExp(String.raw`\bbehaviour ${list(String.raw`\d{1,2}\.\d{1,2}`)}\b`, 'gi')
const ROWS = new RegExp(String.raw`\b(?:[Rr]ows?|[Ii]nvariants?) ${list(ROW)}\b`, 'g')
/** A title that starts with what it tests: "E10 …", "B4 B11 …"; alone, in a table of cases, it has a row's letter. */
const LEADING = new RegExp(
  String.raw`^(?:[A-KS]\d{1,2}(?: (?:to )?[A-KS]\d{1,2})*$|${ROW}(?: (?:to )?${ROW})*(?=[ :]))`,
)

/** The rows and invariants that the title of a test starts with: E10, or B1 and B2 of "B1 B2 …", or S1 to S10. */
function citedRows(title) {
  const ids = []
  let from
  for (const word of LEADING.exec(title)?.[0].split(' ') ?? []) {
    if (word === 'to') from = ids.at(-1)
    else if (from) {
      for (let next = Number(from.slice(1)) + 1; next <= Number(word.slice(1)); next += 1)
        ids.push(`${word[0]}${next}`)
      from = undefined
    } else ids.push(word)
  }
  return ids
}

/** The ids that docs/ defines: rules and their sections in behaviour.md, rows and invariants in reliability.md. */
export function readIds(root) {
  const behaviour = readFileSync(join(root, 'docs/behaviour.md'), 'utf8')
  const reliability = readFileSync(join(root, 'docs/reliability.md'), 'utf8')
  const found = (text, pattern) => [...text.matchAll(pattern)].map(([, id]) => id)
  return new Set([
    ...found(behaviour, /^## (\d+)\. /gm),
    ...found(behaviour, /^- \*\*(\d+\.\d+)\*\* /gm),
    ...found(reliability, /^\| ([A-KS]\d+) \|/gm),
  ])
}

/** The ids that a comment, or the title of a test, cites but docs/ does not define. */
export function unknownCitations(text, ids, isTitle = false) {
  const cited = [SECTIONS, BEHAVIOUR, ROWS].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, some]) => some.split(/, | and | or | to |–/)),
  )
  const leading = isTitle ? citedRows(text) : []
  return [...new Set([...cited, ...leading])].filter((id) => !ids.has(id))
}

export function citationMessage(id) {
  const file = /^\d/.test(id) ? 'behaviour.md' : 'reliability.md'
  return `"${id}" is not in docs/${file}. Cite a rule ("behaviour 4.2"), a row ("row E10") or an invariant ("S1") that is there, or add it.`
}

/** The tests by the level of docs/reliability.md that they are at: a unit test, a journey, or a check of nginx. */
const LEVELS = [
  ['nginx', 'tools/nginx/*.test.ts'],
  ['P', 'e2e/**/*.spec.ts'],
  ['V', '{src,mocks,tools}/**/*.test.{ts,tsx}'],
]

/** The rows that the literals of a test file begin with, each with whether only `npm run test:full` runs the test. */
export function titledRows(text) {
  return [...text.matchAll(/(['"`])((?:(?!\1).)*)\1/g)].flatMap(
    ({ 0: literal, 2: title, index }) => {
      const [options] = text.slice(index + literal.length).split(/=>|\],?\n/)
      return citedRows(title).map((id) => ({ id, isFull: /\bFULL\b/.test(options) }))
    },
  )
}

/** The rows of docs/reliability.md that no test title names at the level they promise, a line each. */
export function untestedRows(root) {
  const found = new Set()
  for (const [level, pattern] of LEVELS)
    for (const file of globSync(pattern, { cwd: root }))
      for (const { id, isFull } of titledRows(readFileSync(join(root, file), 'utf8'))) {
        // A journey that always runs also keeps what is promised of the full run alone.
        if (level === 'P') found.add(`${id} P*`)
        if (level !== 'P' || !isFull) found.add(`${id} ${level}`)
      }
  const markdown = readFileSync(join(root, 'docs/reliability.md'), 'utf8')
  return [...markdown.matchAll(/^\| ([A-KS]\d+) \| .* \|$/gm)].flatMap(([row, id]) => {
    // An invariant has no column for it.
    const levels = id.startsWith('S') ? ['V'] : row.split(' | ').at(-1).replace(' |', '').split(' ')
    return levels
      .filter((level) => !found.has(`${id} ${level}`))
      .map((level) => `${id} is promised at level ${level}, and no title of a test there names it.`)
  })
}
