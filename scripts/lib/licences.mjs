export const PAGE = 'docs/licences.md'

/**
 * The licences that a shipped package may have, as packages write them, with what each asks for. A new one is added
 * once somebody has read it. None may ask for the source of the portal.
 */
const ALLOWED = {
  MIT: 'its notice',
  ISC: 'its notice',
  'BSD-3-Clause': 'its notice, and no advertising with the names of its authors',
  'Apache-2.0': 'its text and its notices',
  '0BSD': 'nothing',
  Unlicense: 'nothing: it is in the public domain',
  '(Apache-2.0 AND MIT)': 'what both ask for',
  'MIT AND ISC AND BSD-3-Clause': 'what all three ask for',
  '(MIT OR CC0-1.0)': 'what one of the two asks for; used under MIT',
  '(MPL-2.0 OR Apache-2.0)':
    'what one of the two asks for; used under Apache-2.0, which asks for no source',
}

/** What is shipped with another licence, and what is allowed without need. */
export function licenceProblems(packages, allowed = ALLOWED) {
  const shipped = packages.filter(({ isShipped }) => isShipped)
  return [
    ...shipped
      .filter(({ licence }) => !Object.hasOwn(allowed, licence))
      .map(
        ({ id, licence }) =>
          `${id} is shipped under ${licence ?? 'no named licence'}: read it, and allow it in scripts/lib/licences.mjs or do without the package.`,
      ),
    ...Object.keys(allowed)
      .filter((each) => !shipped.some(({ licence }) => licence === each))
      .map((each) => `scripts/lib/licences.mjs: nothing is shipped under ${each}.`),
  ]
}

/** The number of packages under each licence, the most frequent first. */
function counts(packages) {
  const found = new Map()
  for (const { licence = 'none named' } of packages)
    found.set(licence, (found.get(licence) ?? 0) + 1)
  return [...found].toSorted(([a, many], [b, few]) => few - many || (a < b ? -1 : 1))
}

const row = (cells) => `| ${cells.join(' | ')} |`

const table = (head, rows) =>
  [row(head), `|${'---|'.repeat(head.length)}`, ...rows.map(row)].join('\n')

/** The whole page, from the lock file alone, so that it is the same on every system. */
export function licencesPage(packages) {
  const shipped = packages.filter(({ isShipped }) => isShipped)
  const others = packages.filter(({ isShipped }) => !isShipped)
  return `# Licences

Written by \`npm run licences\` from \`package-lock.json\`; \`npm run check\` says when it is out of date. Why each direct
dependency is here is in [dependencies.md](dependencies.md).

## What may reach a browser

The ${shipped.length} packages that the portal's dependencies need, themselves or through others; not all of them end in a chunk.
The build writes their licence texts into \`licences.txt\` beside the page, and so keeps the notices that most of them ask
for.

${table(
  ['package', 'version', 'licence'],
  shipped.map(({ name, version, licence }) => [name, version, licence]),
)}

## What these licences ask for

A shipped package with any other licence fails \`npm run check\`.

${table(
  ['licence', 'packages', 'asks for'],
  counts(shipped).map(([licence, count]) => [licence, count, ALLOWED[licence]]),
)}

## What builds and tests

${others.length} packages, with those for other systems. No code of the portal imports them.

${table(['licence', 'packages'], counts(others))}
`
}

/** The page must be what would be written now. */
export function pageProblems(page, packages) {
  return page === licencesPage(packages)
    ? []
    : [`${PAGE} is not what \`npm run licences\` writes: run it and commit.`]
}
