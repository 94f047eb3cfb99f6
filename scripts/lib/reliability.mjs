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

/** The tests of the JSON of Vitest, each as `{ file, titles, level }`. */
export function vitestTestsOf(json, root, level = 'V') {
  return json.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title }) => ({
      file: name.slice(root.length + 1).replaceAll('\\', '/'),
      titles: [...ancestorTitles, title],
      level,
    })),
  )
}

/** The journeys of the JSON of Playwright. */
export function journeysOf(json, { folder = 'e2e' } = {}) {
  const inSuite = (suite, titles) => [
    ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, [...titles, inner.title])),
    ...(suite.specs ?? []).flatMap(({ title, file, tags, tests }) =>
      tests.map(({ projectName }) => ({
        file: `${folder}/${file}`,
        titles: [...titles, title],
        level: tags.includes('full') ? 'P*' : 'P',
        engine: projectName,
      })),
    ),
  ]
  return json.suites.flatMap((suite) => inSuite(suite, []))
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
