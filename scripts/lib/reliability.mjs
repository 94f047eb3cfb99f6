import { citedRows } from '../lint/citations.mjs'

/**
 * The levels of docs/reliability.md in their order. P* is a journey of `npm run test:full` alone: a promise of P is not
 * kept by it, but a promise of P* is kept by P.
 */
const LEVELS = ['V', 'P', 'P*', 'nginx']

/** Every row of docs/reliability.md as `{ id, situation, promised }`. An invariant is promised at level V. */
export function readRows(markdown) {
  return [...markdown.matchAll(/^\| ([A-KS]\d+) \| (.*) \|$/gm)].map(([, id, rest]) => {
    const cells = rest.split(' | ')
    return {
      id,
      situation: cells[0],
      promised: id.startsWith('S') ? ['V'] : cells.at(-1).split(' '),
    }
  })
}

/** The tests of the JSON of Vitest, each as `{ file, titles, level, ok }`. */
export function unitTestsOf(json, root) {
  return json.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: name.slice(root.length + 1).replaceAll('\\', '/'),
      titles: [...ancestorTitles, title],
      level: 'V',
      ok: status === 'passed',
    })),
  )
}

/** The journeys of the JSON of Playwright. `isListed`: they did not run, so `ok` is undefined. */
export function journeysOf(json, { folder = 'e2e', isListed = false } = {}) {
  const inSuite = (suite, titles) => [
    ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, [...titles, inner.title])),
    ...(suite.specs ?? []).flatMap(({ title, file, tags, tests }) =>
      tests.map(({ status, projectName }) => ({
        file: `${folder}/${file}`,
        titles: [...titles, title],
        level: tags.includes('full') ? 'P*' : 'P',
        ok: isListed ? undefined : status === 'expected',
        engine: projectName,
      })),
    ),
  ]
  return json.suites.flatMap((suite) => inSuite(suite, []))
}

/** The checks of `npm run deploy:check`, as it leaves them in `.cache/deploy.json`. */
export function deployChecksOf(json) {
  return json.map(({ name, ok }) => ({
    file: 'scripts/deploy-check.mjs',
    titles: [name],
    level: 'nginx',
    ok,
  }))
}

/** Each row with its tests and the levels that they are at. */
export function joinRows(rows, tests) {
  const ofRow = new Map(rows.map(({ id }) => [id, []]))
  for (const test of tests)
    for (const id of new Set(test.titles.flatMap(citedRows))) ofRow.get(id)?.push(test)
  return rows.map((row) => {
    const own = ofRow.get(row.id)
    return {
      ...row,
      tests: own,
      run: LEVELS.filter((level) => own.some((test) => test.level === level)),
    }
  })
}

/** The promises that no test keeps at their level, one line each. Whether the tests pass is said by their own suites. */
export function brokenPromises(joined) {
  return joined.flatMap(({ id, promised, run }) =>
    promised
      .filter((level) => !run.includes(level) && !(level === 'P*' && run.includes('P')))
      .map(
        (level) =>
          `${id} is promised at level ${level}, and no test of that level has it in its title.`,
      ),
  )
}

/** The lines of a report that a later run must have too: the rows and their levels. */
export const levelsOf = (report) =>
  [...report.matchAll(/^\| ([A-KS]\d+ \| [^|]* \| [^|]*) \|/gm)].map(([, cells]) => cells)

/** The table of the rows, as `| id | promised | run | result | tests |`. */
export function rowTable(joined) {
  const lines = joined.map(({ id, promised, run, tests }) => {
    const passed = tests.filter(({ ok }) => ok).length
    const failed = tests.filter(({ ok }) => ok === false).length
    const result = failed > 0 ? `**${failed} failed**` : `${passed} passed`
    const unrun = tests.length - passed - failed
    const cells = [
      id,
      promised.join(' '),
      run.join(' '),
      unrun > 0 ? `${result}, ${unrun} not run` : result,
    ]
    return `| ${cells.join(' | ')} | ${filesOf(tests)} |`
  })
  return ['| row | promised | level | result | tests |', '|---|---|---|---|---|', ...lines].join(
    '\n',
  )
}

/** `e2e/a.spec.ts (2)`, and for each further engine its name. */
function filesOf(tests) {
  const files = new Map()
  for (const { file, engine } of tests) {
    const name = ['webkit', 'firefox'].includes(engine) ? `${file} in ${engine}` : file
    files.set(name, (files.get(name) ?? 0) + 1)
  }
  return [...files]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, count]) => (count > 1 ? `${file} (${count})` : file))
    .join('<br>')
}
