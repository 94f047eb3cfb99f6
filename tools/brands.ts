// `node tools/brands.ts` prints a table with each brand's contrasts and its chart color differences for color-blind
// users.
import { brandNames, readBrand } from './vite/brand.ts'
import { closestPairs, LEAST_DIFFERENCE } from './vite/chart-colors.ts'
import { contrast } from './vite/colors.ts'
import { measureContrasts, surfaces, type Contrast } from './vite/shades.ts'

const brands = await Promise.all(
  (await brandNames()).map(async (name) => ({ name, ...(await readBrand(name)) })),
)
for (const problem of brands.flatMap(({ problems }) => problems)) console.error(problem)

type Row = { use: string; scheme: string; least: number; is: string }

const contrastRow = ({ use, scheme, least, colors }: Contrast): Row => ({
  use,
  scheme,
  least,
  is: contrast(...colors).toFixed(2),
})

function findLeastContrast(hues: readonly string[], scheme: 'light' | 'dark'): Contrast {
  const { card } = surfaces[scheme]
  const [lowest = card] = hues.toSorted((a, b) => contrast(a, card) - contrast(b, card))
  return { use: 'chart on a card, the lowest', scheme, least: 3, colors: [lowest, card] }
}

const columns = brands.map(({ brand }): Row[] => [
  ...measureContrasts(brand.shades).map(contrastRow),
  ...(['light', 'dark'] as const).map((scheme) =>
    contrastRow(findLeastContrast(brand.charts[scheme], scheme)),
  ),
  ...closestPairs(brand.charts).map(({ scheme, vision, difference }) => ({
    use: `chart colors, ${vision}`,
    scheme,
    least: LEAST_DIFFERENCE,
    is: difference.toFixed(1),
  })),
])
const rows = (columns[0] ?? []).map(({ use, scheme, least }, at) => [
  use,
  scheme,
  least.toFixed(1),
  ...columns.map((column) => column[at]?.is ?? ''),
])
const head = ['use', 'scheme', 'needed', ...brands.map(({ name }) => name)]
for (const row of [head, ...rows])
  console.log(
    row.map((cell, at) => (at < 2 ? cell.padEnd(at ? 8 : 30) : cell.padStart(9))).join(''),
  )
console.log()
for (const { name, brand } of brands) console.log(`${name.padEnd(10)}${brand.shades.join(' ')}`)
if (brands.some(({ problems }) => problems.length > 0)) process.exitCode = 1
