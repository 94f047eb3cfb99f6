import { expect, type Page } from '@playwright/test'
import { mockHost, startBuiltHost } from '../network/built-host'
import { test as base } from '../fixtures'

type Brand = {
  name: string
  terms: string
  support?: string
  locale: string
  /** Of the favicon and of the preset of the header. */
  color: string
}

/** What the files in `brands` say. The default brand is that of all other journeys. */
export const brands = {
  yellow: {
    name: 'Canary ID',
    terms: 'https://canary.example/terms',
    support: 'mailto:help@canary.example',
    locale: 'en',
    color: '#ffd400',
  },
  amana: {
    name: 'أمانة',
    terms: 'https://amana.example/terms',
    support: 'https://amana.example/help',
    locale: 'ar',
    color: '#6d28a8',
  },
} as const satisfies Record<string, Brand>
export type BrandName = keyof typeof brands

/** The build of each, made by build.setup.ts before these journeys and only for them. */
export const brandBuild = (name: BrandName) => `.cache/brand-build-${name}`

type Fixtures = { brandName: BrandName }

/** Journeys on the build of a brand, chosen by `test.use({ brandName })`. */
export const test = base.extend<Fixtures>({
  brandName: ['yellow', { option: true }],
  baseURL: async ({ brandName }, use) => {
    const host = await startBuiltHost(mockHost, brandBuild(brandName))
    await use(host.url)
    await host.stop()
  },
})

/** The picture of the logo. The sign-in page has it beside the form where there is room, every other screen in the header. */
export async function readLogo(page: Page): Promise<string> {
  const mark = page.locator('[data-brand=logo]').filter({ visible: true })
  // The screen may still be replaced by the next one.
  const size = async () => {
    const box = await mark.boundingBox()
    return Math.min(box?.width ?? 0, box?.height ?? 0)
  }
  await expect.poll(size).toBeGreaterThan(16)
  return mark.evaluate((element) => decodeURIComponent(getComputedStyle(element).backgroundImage))
}

/** What a visitor sees of the brand before signing in: name, favicon, logo, terms, language and direction. */
export async function expectVisitorBrand(page: Page, brand: Brand) {
  const root = page.locator('html')
  await expect(root).toHaveAttribute('lang', brand.locale)
  await expect(root).toHaveAttribute('dir', brand.locale === 'ar' ? 'rtl' : 'ltr')
  await expect(page).toHaveTitle(new RegExp(brand.name))
  await expect(page.getByText(brand.name, { exact: true }).filter({ visible: true })).toHaveCount(1)
  await readLogo(page)
  const terms = page.getByRole('contentinfo').getByRole('link').last()
  await expect(terms).toHaveAttribute('href', brand.terms)
  const icon = await page.locator('link[rel=icon]').getAttribute('href')
  const favicon = await page.request.get(new URL(icon ?? '', page.url()).href)
  expect(favicon.headers()['content-type']).toContain('image/svg+xml')
  expect(await favicon.text()).toContain(brand.color)
}
