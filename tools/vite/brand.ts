import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'
import { parseBrand, type BrandFile, type CompleteBrand } from '../../src/lib/brand.ts'
import { chartProblems } from './chart-colors.ts'
import { shadeProblems, createShades } from './shades.ts'

const FOLDER = new URL('../../src/brands/', import.meta.url)
const FAVICON = 'favicon.svg'

type BuildBrand = CompleteBrand & { shades: readonly string[] }
type Resolved = { brand?: BuildBrand; problems: readonly string[] }
type Env = Record<string, string | undefined>

export async function brandNames(): Promise<string[]> {
  const files = await readdir(FOLDER)
  return files.map((file) => file.replace(/\.ts$/, '')).toSorted()
}

/**
 * Returns the brand with its ten shades. If the brand is invalid, returns the default brand and the problems, one line
 * each.
 */
export async function readBrand(name = ''): Promise<Required<Resolved>> {
  const standard = await load('default')
  const { brand: fallback, problems: own } = resolveBrand(standard)
  if (!fallback) throw new Error(`src/brands/default.ts: ${own.join('\n  ')}`)
  if (name === '' || name === 'default') return { brand: fallback, problems: [] }
  const names = await brandNames()
  if (!names.includes(name))
    return {
      brand: fallback,
      problems: [`BRAND must be one of ${names.join(', ')} (it is "${name}")`],
    }
  const { brand = fallback, problems } = resolveBrand({ ...standard, ...(await load(name)) })
  return { brand, problems: problems.map((problem) => `src/brands/${name}.ts: ${problem}`) }
}

async function load(name: string): Promise<BrandFile> {
  const file = fileURLToPath(new URL(`${name}.ts`, FOLDER))
  const { module } = await runnerImport<{ brand: BrandFile }>(file, { logLevel: 'error' })
  return module.brand
}

/** @internal Exported for its test. */
export function resolveBrand(input: unknown): Resolved {
  const { brand, problems } = parseBrand(input)
  if (!brand) return { problems }
  const { primary } = brand
  const shades = typeof primary === 'string' ? createShades(primary) : primary
  const contrastProblems = [...shadeProblems(shades), ...chartProblems(brand.charts)]
  return contrastProblems.length > 0
    ? { problems: contrastProblems }
    : { brand: { ...brand, shades }, problems: [] }
}

/** Returns the brand's `define` constants. Environment variables take precedence. */
export function brandDefines(brand: BuildBrand, env: Env): Record<string, string> {
  const support = env['VITE_SUPPORT_URL'] || brand.supportUrl
  const values = {
    'import.meta.env.VITE_BRAND_NAME': env['VITE_BRAND_NAME'] || brand.name,
    'import.meta.env.VITE_TERMS_URL': env['VITE_TERMS_URL'] || brand.termsUrl,
    ...(support && { 'import.meta.env.VITE_SUPPORT_URL': support }),
    BRAND_SHADES: brand.shades,
    BRAND_COLOR: getColor(brand),
    BRAND_CHARTS: brand.charts,
    BRAND_LOCALE: brand.locale,
    BRAND_LOGO: brand.logo !== undefined,
    BRAND_DRAWING: brand.drawing !== undefined,
  }
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]),
  )
}

/** Returns the brand's original color, even if its shades are darker. */
const getColor = ({ primary, shades }: BuildBrand) =>
  (typeof primary === 'string' ? primary : (shades[7] ?? '')).toLowerCase()

/** Returns a stylesheet with the brand's own logo and drawing, so they appear with the first paint. */
export function brandSheet({ logo, drawing }: CompleteBrand): string {
  return [
    logo &&
      `:root{--brand-logo-light:${picture(logo.light)};--brand-logo-dark:${picture(logo.dark)};--brand-logo:var(--brand-logo-light)}` +
        `:root[data-mantine-color-scheme='dark'],[data-theme='dark']{--brand-logo:var(--brand-logo-dark)}` +
        `@media print{:root:root{--brand-logo:var(--brand-logo-light)}}` +
        `span[data-brand='logo']{inline-size:auto;aspect-ratio:${getAspectRatio(logo.light)};background:var(--brand-logo) center/contain no-repeat;print-color-adjust:exact}`,
    drawing &&
      `span[data-brand='drawing']{display:block;inline-size:min(100%,26rem);aspect-ratio:${getAspectRatio(drawing)};background:${picture(drawing)} center/contain no-repeat}`,
  ]
    .filter(Boolean)
    .join('')
}

const picture = (svg: string) => `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
const getAspectRatio = (svg: string) =>
  svg.replace(/^[^]*?viewBox="0 0 ([\d.]+) ([\d.]+)"[^]*$/, '$1/$2')

/** Sets the favicon, the title and the layout for a first visit. */
export function brandPage(brand: CompleteBrand, name: string | undefined): Plugin {
  return {
    name: 'brand-page',
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { path }) => (path === '/index.html' ? brandedPage(html, brand, name) : html),
    },
    configureServer: ({ middlewares }) =>
      void middlewares.use(`/${FAVICON}`, (_, response) => {
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(brand.favicon)
      }),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FAVICON, source: `${brand.favicon}\n` })
    },
  }
}

/** @internal Exported for its test. */
export function brandedPage(html: string, brand: CompleteBrand, name?: string): string {
  const title = (name || brand.name).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const { locale } = brand
  const layout = { locale, direction: locale === 'ar' ? 'rtl' : 'ltr' }
  const storedLayout = "getItem('layout') || '{}'"
  const parts = [
    ['<title>Verification portal</title>', `<title>${title}</title>`],
    [
      storedLayout,
      locale === 'en' ? storedLayout : storedLayout.replace('{}', JSON.stringify(layout)),
    ],
  ] as const
  return parts.reduce((text, [place, part]) => {
    if (!text.includes(place)) throw new Error(`index.html has no ${place}`)
    return text.replace(place, () => part)
  }, html)
}
