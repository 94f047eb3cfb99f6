// npm run brands: the contrasts of all brands, and how far their chart colors are apart for the color-blind, as a table.
import { runnerImport } from 'vite'
import { fromRoot, root } from './lib/project.mjs'
import { main } from './lib/stop.mjs'

await main(async () => {
  const load = async (name) =>
    (await runnerImport(fromRoot('tools', 'vite', name), { root, logLevel: 'error' })).module
  const { brandNames, readBrand } = await load('brand.ts')
  const { contrast } = await load('colors.ts')
  const { contrastsOf, surfaces } = await load('shades.ts')
  const { closestPairs, LEAST_DIFFERENCE } = await load('chart-colors.ts')
  const brands = await Promise.all(
    (await brandNames()).map(async (name) => ({ name, ...(await readBrand(name)) })),
  )
  for (const problem of brands.flatMap(({ problems }) => problems)) console.error(problem)

  const columns = brands.map(({ brand }) => [
    ...contrastsOf(brand.shades).map(contrastRow),
    ...['light', 'dark'].map((scheme) => contrastRow(leastOfCharts(brand.charts[scheme], scheme))),
    ...closestPairs(brand.charts).map(({ scheme, vision, difference }) => ({
      use: `chart colors, ${vision}`,
      scheme,
      least: LEAST_DIFFERENCE,
      is: difference.toFixed(1),
    })),
  ])
  function contrastRow({ use, scheme, least, colors }) {
    return { use, scheme, least, is: contrast(...colors).toFixed(2) }
  }
  function leastOfCharts(hues, scheme) {
    const { card } = surfaces[scheme]
    const [lowest] = hues.toSorted((a, b) => contrast(a, card) - contrast(b, card))
    return { use: 'chart on a card, the lowest', scheme, least: 3, colors: [lowest, card] }
  }
  const rows = columns[0].map(({ use, scheme, least }, at) => [
    use,
    scheme,
    least.toFixed(1),
    ...columns.map((column) => column[at].is),
  ])
  const head = ['use', 'scheme', 'needed', ...brands.map(({ name }) => name)]
  for (const row of [head, ...rows])
    console.log(
      row.map((cell, at) => (at < 2 ? cell.padEnd(at ? 8 : 30) : cell.padStart(9))).join(''),
    )
  console.log()
  for (const { name, brand } of brands) console.log(`${name.padEnd(10)}${brand.shades.join(' ')}`)
  if (brands.some(({ problems }) => problems.length > 0)) process.exitCode = 1
})
