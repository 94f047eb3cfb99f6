import { expect, test } from 'vitest'
import {
  brokenPromises,
  deployChecksOf,
  joinRows,
  journeysOf,
  levelsOf,
  readRows,
  rowTable,
  unitTestsOf,
} from './reliability.mjs'
import { withSection } from './report-document.mjs'

const rows = readRows(`
| id | situation | what must happen | level |
|---|---|---|---|
| A1 | calls are answered 401 | one refresh | V P |
| B2 | an outdated view | the tab waits | P* |
| H5 | answers | all headers | nginx |

| S1 | A refresh token is sent once. |
`)

const unit = (title, status = 'passed') =>
  unitTestsOf(
    {
      testResults: [
        { name: '/root/src/a.test.ts', assertionResults: [{ ancestorTitles: [], title, status }] },
      ],
    },
    '/root',
  )
const journey = (title, tags = [], status = 'expected', projectName = 'chromium') =>
  journeysOf({
    suites: [
      {
        title: 'a',
        suites: [
          {
            title: 'b',
            specs: [{ title, file: 'a.spec.ts', tags, tests: [{ status, projectName }] }],
          },
        ],
      },
    ],
  })
const check = (name) => deployChecksOf([{ name, ok: true }])

const all = [
  ...unit('S1 to S10 hold'),
  ...unit('A1 A2 shared'),
  ...journey('A1 calls'),
  ...journey('B2 a tab', ['full']),
  ...check('H5 headers: 200'),
]

test('each promise with a test at its level is kept', () => {
  expect(brokenPromises(joinRows(rows, all))).toEqual([])
})

test.each([
  ['a unit test', 0, 'S1 is promised at level V'],
  ['a journey', 2, 'A1 is promised at level P'],
  ['a long journey', 3, 'B2 is promised at level P*'],
  ['a check of nginx', 4, 'H5 is promised at level nginx'],
])('a promise without %s is broken', (_what, left, message) => {
  const problems = brokenPromises(joinRows(rows, all.toSpliced(left, 1)))
  expect(problems).toEqual([`${message}, and no test of that level has it in its title.`])
})

test('a long journey does not keep a promise of every run, but the other way round', () => {
  const kept = (level, tags) =>
    brokenPromises(joinRows([{ id: 'B2', promised: [level] }], journey('B2 x', tags)))
  expect(kept('P', ['full'])).toHaveLength(1)
  expect(kept('P*', [])).toEqual([])
})

test('an id within a title, or of an inner suite, counts only where a title begins with it', () => {
  const [row] = joinRows(rows, [...unit('the cell A1 is read'), ...unit('A10 something else')])
  expect(row.tests).toEqual([])
})

test('the table says what ran, what failed and what did not run, and gives the levels back', () => {
  const listed = journeysOf(
    {
      suites: [
        {
          title: 'a',
          specs: [
            {
              title: 'B2 more',
              file: 'b.spec.ts',
              tags: ['full'],
              tests: [{ projectName: 'webkit' }],
            },
          ],
        },
      ],
    },
    { isListed: true },
  )
  const table = rowTable(joinRows(rows, [...all, ...unit('A1 more', 'failed'), ...listed]))
  expect(table).toContain('| A1 | V P | V P | **1 failed** | e2e/a.spec.ts<br>src/a.test.ts (2) |')
  expect(table).toContain(
    '| B2 | P* | P* | 1 passed, 1 not run | e2e/a.spec.ts<br>e2e/b.spec.ts in webkit |',
  )
  expect(levelsOf(table)).toEqual([
    'A1 | V P | V P',
    'B2 | P* | P*',
    'H5 | nginx | nginx',
    'S1 | V | V',
  ])
})

test('a section of the report takes the place of the former one, in the order of the sections', () => {
  const soak = withSection('# Report\n', 'Soak', 'first')
  const both = withSection(soak, 'Rows', 'table')
  expect(both).toBe('# Report\n\n## Rows\n\ntable\n\n## Soak\n\nfirst\n')
  expect(withSection(both, 'Soak', 'second')).toBe(
    '# Report\n\n## Rows\n\ntable\n\n## Soak\n\nsecond\n',
  )
})
