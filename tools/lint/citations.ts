// Finds citations in comments and test titles whose targets are missing in docs/.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { visitProse, type Rule } from './rule.ts'

/** Matches several IDs: "C1 and C2", "K2, K3", "S1 to S10". */
const list = (id: string) => `(${id}(?:(?:, | and | or | to |–)${id})*)`
const ROW = String.raw`[A-Z]\d{1,2}`
const CITATIONS = [
  new RegExp(String.raw`\bsections? ${list(String.raw`\d{1,2}(?:\.\d{1,2})?`)}\b`, 'gi'),
  new RegExp(String.raw`\bbehaviou?r ${list(String.raw`\d{1,2}\.\d{1,2}`)}\b`, 'gi'),
  new RegExp(String.raw`\b(?:[Rr]ows?|[Ii]nvariants?) ${list(ROW)}\b`, 'g'),
]
/** Matches the IDs that start a title, as in "B4 B11 …". A title without other words must have a row's letter. */
const LEADING = new RegExp(
  String.raw`^(?:[A-KS]\d{1,2}(?: (?:to )?[A-KS]\d{1,2})*$|${ROW}(?: (?:to )?${ROW})*(?=[ :]))`,
)

/** Returns the rows and invariants that start a test's title: B1 and B2 for "B1 B2 …". */
function citedRows(title: string): string[] {
  const [leading = ''] = LEADING.exec(title) ?? []
  return [...leading.matchAll(/([A-Z])(\d+)(?: to [A-Z](\d+))?/g)].flatMap(
    ([, letter, first, last = first]) =>
      Array.from(
        { length: Number(last) - Number(first) + 1 },
        (_, index) => `${letter}${Number(first) + index}`,
      ),
  )
}

const readDocs = (root: string, name: string) => readFileSync(join(root, 'docs', name), 'utf8')

/** Returns the IDs of behavior.md's rules and sections, and of reliability.md's rows and invariants. */
function readIds(root: string): ReadonlySet<string> {
  const behavior = readDocs(root, 'behavior.md').matchAll(/^(?:## (\d+)\.|- \*\*(\d+\.\d+)\*\*) /gm)
  const rows = readDocs(root, 'reliability.md').matchAll(/^\| ([A-KS]\d+) \|/gm)
  return new Set([...behavior, ...rows].map(([, id, rule]) => id ?? rule ?? ''))
}

function unknownCitations(text: string, knownIds: ReadonlySet<string>, isTitle: boolean) {
  const citations = CITATIONS.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, found = '']) => found.split(/, | and | or | to |–/)),
  )
  const leading = isTitle ? citedRows(text) : []
  return [...new Set([...citations, ...leading])].filter((id) => !knownIds.has(id))
}

let ids: ReadonlySet<string> | undefined

export const knownCitations: Rule = {
  create(context) {
    const knownIds = (ids ??= readIds(context.cwd))
    return visitProse(context, (node, text, isTitle) => {
      for (const id of unknownCitations(text, knownIds, isTitle)) {
        const file = /^\d/.test(id) ? 'behavior.md' : 'reliability.md'
        const message = `"${id}" is not in docs/${file}. Cite a rule ("behavior 4.2"), a row ("row E10") or an invariant ("S1") that is there, or add it.`
        context.report({ node, message })
      }
    })
  },
}

/** Test files for each level in docs/reliability.md: nginx checks, journeys, unit tests. */
const LEVELS = [
  ['nginx', 'tools/nginx/*.test.ts'],
  ['P', 'e2e/**/*.spec.ts'],
  ['V', '{src,mocks,tools}/**/*.test.{ts,tsx}'],
] as const

/**
 * Returns the row IDs that start the strings in a test file. `isFull` marks tests that only `npm run test:full` runs.
 */
export function titledRows(text: string): { id: string; isFull: boolean }[] {
  return [...text.matchAll(/(['"`])((?:(?!\1).)*)\1/g)].flatMap(
    ({ 0: literal, 2: title = '', index }) => {
      const [options = ''] = text.slice(index + literal.length).split(/=>|\],?\n/)
      return citedRows(title).map((id) => ({ id, isFull: /\bFULL\b/.test(options) }))
    },
  )
}

/** Returns a message for each row of docs/reliability.md that no test at its level cites. */
export function untestedRows(root: string): string[] {
  const testedIds = new Set<string>()
  for (const [level, pattern] of LEVELS)
    for (const file of globSync(pattern, { cwd: root }))
      for (const { id, isFull } of titledRows(readFileSync(join(root, file), 'utf8'))) {
        // A journey that always runs also covers a row that requires only a full run.
        if (level === 'P') testedIds.add(`${id} P*`)
        if (level !== 'P' || !isFull) testedIds.add(`${id} ${level}`)
      }
  const rows = readDocs(root, 'reliability.md').matchAll(/^\| ([A-KS]\d+) \| (?:.* \| )?(.*) \|$/gm)
  return [...rows].flatMap(([, id = '', column = '']) =>
    // Invariants have no level column, and require unit tests.
    (id.startsWith('S') ? ['V'] : column.split(' '))
      .filter((level) => !testedIds.has(`${id} ${level}`))
      .map(
        (level) => `${id} is promised at level ${level}, and no title of a test there names it.`,
      ),
  )
}
