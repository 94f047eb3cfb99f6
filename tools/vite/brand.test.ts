import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { themeVariables } from '@/theme-variables'
import { brandDefines, brandNames, brandSheet, brandedPage, readBrand, resolveBrand } from './brand'
import { closestPairs, failureBars, LEAST_DIFFERENCE } from './chart-colors'
import { contrast } from './colors'
import { measureContrasts, surfaces } from './shades'

const page = readFileSync('index.html', 'utf8')
const names = await brandNames()
const { brand: standard } = await readBrand()
const { shades: standardShades, ...complete } = standard

test('lists the brands', () => expect(names).toEqual(['amana', 'default', 'yellow']))

describe.each(names)('the brand %s', (name) => {
  test('is valid', async () => expect((await readBrand(name)).problems).toEqual([]))

  test('has enough contrast in both schemes', async () => {
    const { brand } = await readBrand(name)
    expect(brand.shades).toHaveLength(10)
    for (const { use, scheme, least, colors } of measureContrasts(brand.shades))
      expect(contrast(...colors), `${use}, ${scheme}`).toBeGreaterThanOrEqual(least)
    for (const scheme of ['light', 'dark'] as const)
      for (const color of brand.charts[scheme])
        expect(contrast(color, surfaces[scheme].card), color).toBeGreaterThanOrEqual(3)
  })

  test('has chart colors that color-blind users can tell apart in both schemes', async () => {
    const closest = closestPairs((await readBrand(name)).brand.charts)
    expect(closest).toHaveLength(6)
    for (const { scheme, vision, difference } of closest)
      expect(difference, `${scheme}, ${vision}`).toBeGreaterThanOrEqual(LEAST_DIFFERENCE)
  })
})

test("checks brand colors against the theme's surfaces and failure bars", () => {
  for (const scheme of ['light', 'dark'] as const) {
    for (const name of ['card', 'page', 'hover'] as const)
      expect(themeVariables[scheme][`--surface-${name}`], name).toBe(surfaces[scheme][name])
    expect(themeVariables[scheme]['--status-failure-solid']).toBe(failureBars[scheme])
  }
})

test('keeps a brand color with enough contrast, and darkens an overly light color', async () => {
  expect((await readBrand('amana')).brand.shades[7]).toBe('#6d28a8')
  const { shades } = (await readBrand('yellow')).brand
  expect(shades[7]).not.toBe('#ffd400')
})

test('rejects an unknown brand and names all brands', async () =>
  expect((await readBrand('../x')).problems).toEqual([
    'BRAND must be one of amana, default, yellow (it is "../x")',
  ]))

/** Returns the brand's favicon, padded to `bytes` bytes. */
const padText = (bytes: number) =>
  complete.favicon.replace('</svg>', `${' '.repeat(bytes - complete.favicon.length)}</svg>`)

test('accepts a favicon of up to 8 kB', () => {
  expect(resolveBrand({ ...complete, favicon: padText(8192) }).problems).toEqual([])
})

test.each([
  [{ primary: 'teal' }, 'primary must be a color of six hexadecimal digits'],
  [{ primary: ['#000000'] }, 'primary must'],
  [{ termsUrl: 'terms' }, 'termsUrl must be a full URL'],
  [{ name: '' }, 'name must not be empty'],
  [{ favicon: 'favicon.svg' }, 'favicon must be an SVG'],
  [{ favicon: padText(8193) }, 'favicon must have at most 8 kB'],
  [{ locale: 'de' }, 'locale must be one of en, zh, fr, ja, ar'],
  [{ color: '#ffffff' }, 'color is no value of a brand'],
  [
    { charts: { ...standard.charts, light: standard.charts.light.with(1, '#ffd400') } },
    'charts.light, color 2: #ffd400 on a card has 1.43 : 1 and needs 3 : 1; the nearest that would do is #',
  ],
  [
    { charts: { ...standard.charts, light: standard.charts.light.with(5, '#a04a60') } },
    'charts.light, color 5 and color 6: #a93c5a and #a04a60 look alike with deuteranopia, with a difference of 0.9 where 8 is needed; the nearest shade of color 6 that would do is #',
  ],
  [
    { charts: { ...standard.charts, light: standard.charts.light.with(0, '#8a7000') } },
    'charts.light, color 1 and the red of failures: #8a7000 and #c43f3f look alike with deuteranopia, with a difference of 3.2 where 8 is needed; the nearest shade of color 1 that would do is #',
  ],
  [
    { primary: standardShades.with(3, '#083a4b') },
    'primary, shade 3: "link on a hovered row", dark, has 1.38 : 1 and needs 4.5 : 1; the nearest that would do is #',
  ],
])('rejects a brand with %j', (change, start) => {
  const { brand, problems } = resolveBrand({ ...complete, ...change })
  expect(brand).toBeUndefined()
  expect(problems[0]?.slice(0, start.length)).toBe(start)
})

test("prefers environment variables to the brand's values", async () => {
  const { brand } = await readBrand('yellow')
  expect(brandDefines(brand, { VITE_BRAND_NAME: 'Acme', VITE_TERMS_URL: '' })).toMatchObject({
    'import.meta.env.VITE_BRAND_NAME': '"Acme"',
    'import.meta.env.VITE_TERMS_URL': '"https://canary.example/terms"',
    'import.meta.env.VITE_SUPPORT_URL': '"help@canary.example"',
  })
  expect(brandDefines(standard, {})).not.toHaveProperty(['import.meta.env.VITE_SUPPORT_URL'])
})

test.each([
  ['default', '"#0b5d76"'],
  ['yellow', '"#ffd400"'],
  ['amana', '"#6d28a8"'],
])('gives the brand %s the color %s, even if its shades are darker', async (name, color) =>
  expect(brandDefines((await readBrand(name)).brand, {})).toHaveProperty('BRAND_COLOR', color),
)

test('uses the dark logo on dark surfaces and the light logo in print', async () => {
  const sheet = brandSheet((await readBrand('amana')).brand)
  expect(sheet).toMatch(
    /^:root\{--brand-logo-light:url\([^)]*6d28a8[^)]*\);--brand-logo-dark:url\([^)]*c9a2ec[^)]*\);--brand-logo:var\(--brand-logo-light\)\}/,
  )
  expect(sheet).toContain("[data-theme='dark']{--brand-logo:var(--brand-logo-dark)}")
  expect(sheet).toContain('@media print{:root:root{--brand-logo:var(--brand-logo-light)}}')
})

test('leaves the page and its stylesheets unchanged for the default brand', () => {
  expect(brandedPage(page, standard)).toBe(page)
  expect(brandSheet(standard)).toBe('')
})

test("uses the environment's name as the title, or else the brand's name", () => {
  expect(brandedPage(page, { ...standard, name: 'Acme' })).toContain('<title>Acme</title>')
  expect(brandedPage(page, standard, 'A < B')).toContain('<title>A &lt; B</title>')
})

/**
 * Runs the page's first script on a prerendered screen, and returns the resulting language, direction and screen.
 * Simulates a first visit if `layout` is missing.
 */
async function firstFrame(name: string, layout?: string) {
  const html = brandedPage(page, (await readBrand(name)).brand)
  const root = {
    dataset: { screen: '/auth/login' },
    lang: 'en',
    dir: 'ltr',
    getAttribute: () => root.dataset.screen,
    setAttribute: (_name: string, value: string) => void (root.dataset.screen = value),
  }
  runInNewContext(/<script>([^]*?)<\/script>/.exec(html)?.[1] ?? '', {
    location: { pathname: '/auth/login' },
    history: { state: null },
    isSecureContext: true,
    localStorage: {
      length: 0,
      getItem: (key: string) => (key === 'layout' ? layout : undefined) ?? null,
    },
    document: { documentElement: root, querySelector: () => ({}) },
    ...{ Uint8Array: { fromBase64: () => {} } },
  })
  return [root.lang, root.dir, root.dataset.screen]
}

test.each([
  ['default', undefined, ['en', 'ltr', '/auth/login']],
  ['amana', undefined, ['ar', 'rtl', '']],
  ['amana', '{"locale":"en","direction":"ltr"}', ['en', 'ltr', '/auth/login']],
])('renders the first frame of %s with stored layout %s as %j', async (name, layout, frame) => {
  expect(await firstFrame(name, layout)).toEqual(frame)
})
