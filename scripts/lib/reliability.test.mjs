import { expect, test } from 'vitest'
import { brokenPromises, joinRows, journeysOf, readRows, vitestTestsOf } from './reliability.mjs'

const rows = readRows(`
| id | situation | what must happen | level |
|---|---|---|---|
| A1 | calls are answered 401 | one refresh | V P |
| B2 | an outdated view | the tab waits | P* |
| H5 | answers | all headers | nginx |

| S1 | A refresh token is sent once. |
`)

const unit = (title, level) =>
  vitestTestsOf(
    {
      testResults: [
        { name: '/root/src/a.test.ts', assertionResults: [{ ancestorTitles: [], title }] },
      ],
    },
    '/root',
    level,
  )
const journey = (title, tags = []) =>
  journeysOf({
    suites: [
      {
        title: 'a',
        suites: [
          {
            title: 'b',
            specs: [{ title, file: 'a.spec.ts', tags, tests: [{ projectName: 'chromium' }] }],
          },
        ],
      },
    ],
  })

const all = [
  ...unit('S1 to S10 hold'),
  ...unit('A1 A2 shared'),
  ...journey('A1 calls'),
  ...journey('B2 a tab', ['full']),
  ...unit('H5 headers: 200', 'nginx'),
]

test('each promise with a test at its level is kept', () => {
  expect(brokenPromises(joinRows(rows, all))).toEqual([])
})

test.each([
  ['a unit test', 0, 'S1 is promised at level V'],
  ['a journey', 2, 'A1 is promised at level P'],
  ['a long journey', 3, 'B2 is promised at level P*'],
  ['a test of nginx', 4, 'H5 is promised at level nginx'],
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
