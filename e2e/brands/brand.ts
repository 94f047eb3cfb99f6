import { expect, type Page } from '@playwright/test'
import { mockHost, startBuiltHost } from '../network/built-host'
import { test as base } from '../fixtures'

type Brand = {
  name: string
  terms: string
  support?: string
  locale: string
  /** The color of the favicon and of the header's brand preset. */
  color: string
}

/** Expected values for the brands in src/brands. All other journeys use the default brand. */
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

/** Returns the folder of the brand's build. build.setup.ts builds the brand only for these journeys. */
export const brandBuild = (name: BrandName) => `.cache/brand-build-${name}`

type Fixtures = { brandName: BrandName }

/** Runs journeys on the build for the brand that `test.use({ brandName })` selects. */
export const test = base.extend<Fixtures>({
  brandName: ['yellow', { option: true }],
  baseURL: async ({ brandName }, use) => {
    const host = await startBuiltHost(mockHost, brandBuild(brandName))
    await use(host.url)
    await host.stop()
  },
})

/**
 * Returns the CSS image of the visible logo. The logo is beside the sign-in form if there is room, and otherwise in the
 * header.
 */
export async function readLogo(page: Page): Promise<string> {
  const mark = page.locator('[data-brand=logo]').filter({ visible: true })
  // Polls, because the next screen may still replace this screen.
  const size = async () => {
    const box = await mark.boundingBox()
    return Math.min(box?.width ?? 0, box?.height ?? 0)
  }
  await expect.poll(size).toBeGreaterThan(16)
  return mark.evaluate((element) => decodeURIComponent(getComputedStyle(element).backgroundImage))
}

/** Expects the brand that a visitor sees before signing in: name, favicon, logo, terms, language and direction. */
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
