import { expect, type Locator, type Page } from '@playwright/test'
import { mockHost, startBuiltHost } from '../network/built-host'
import { test as base } from '../fixtures'

type Brand = {
  name: string
  terms: string
  support?: string
  locale: string
  /** Of the favicon and of the preset of the header. */
  color: string
  ownLogo: boolean
}

/** What the files in `brands` say. */
export const brands = {
  default: {
    name: 'Verification portal',
    terms: 'https://example.com/terms',
    locale: 'en',
    color: '#0b5d76',
    ownLogo: false,
  },
  yellow: {
    name: 'Canary ID',
    terms: 'https://canary.example/terms',
    support: 'mailto:help@canary.example',
    locale: 'en',
    color: '#ffd400',
    ownLogo: true,
  },
  amana: {
    name: 'أمانة',
    terms: 'https://amana.example/terms',
    support: 'https://amana.example/help',
    locale: 'ar',
    color: '#6d28a8',
    ownLogo: true,
  },
} as const satisfies Record<string, Brand>
export type BrandName = keyof typeof brands

/** The build of each. Those of the others are made by build.setup.ts, before these journeys and only for them. */
export const brandBuild = (name: BrandName) =>
  name === 'default' ? 'dist' : `.cache/brand-build-${name}`

type Fixtures = { brandName: BrandName }

/** Journeys on the build of a brand, chosen by `test.use({ brandName })`. */
export const test = base.extend<Fixtures>({
  brandName: ['default', { option: true }],
  baseURL: async ({ brandName }, use) => {
    const host = await startBuiltHost(mockHost, brandBuild(brandName))
    await use(host.url)
    await host.stop()
  },
})

/** The sign-in page has its logo beside the form where there is room, every other screen in the header. */
const markOf = (page: Page, { ownLogo }: Brand): Locator =>
  page
    .locator(ownLogo ? '[data-brand=logo]' : 'svg[viewBox="0 0 24 24"]:has(rect)')
    .filter({ visible: true })

/** The logo: the picture of a brand, or the colors that the portal's own is drawn in. */
export async function logoOf(page: Page, brand: Brand): Promise<string> {
  const mark = markOf(page, brand)
  // The screen may still be replaced by the next one.
  const size = async () => {
    const box = await mark.boundingBox()
    return Math.min(box?.width ?? 0, box?.height ?? 0)
  }
  await expect.poll(size).toBeGreaterThan(16)
  return mark.evaluate((element) => {
    const picture = getComputedStyle(element).backgroundImage
    const ground = element.querySelector('rect')
    return ground
      ? `${getComputedStyle(ground).fill} ${getComputedStyle(element).stroke}`
      : decodeURIComponent(picture)
  })
}

/** What a visitor sees of the brand before signing in: name, favicon, logo, terms, language and direction. */
export async function expectBrandOfVisitor(page: Page, brand: Brand) {
  const root = page.locator('html')
  await expect(root).toHaveAttribute('lang', brand.locale)
  await expect(root).toHaveAttribute('dir', brand.locale === 'ar' ? 'rtl' : 'ltr')
  await expect(page).toHaveTitle(new RegExp(brand.name))
  await expect(page.getByText(brand.name, { exact: true }).filter({ visible: true })).toHaveCount(1)
  await logoOf(page, brand)
  const terms = page.getByRole('contentinfo').getByRole('link').last()
  await expect(terms).toHaveAttribute('href', brand.terms)
  const icon = await page.locator('link[rel=icon]').getAttribute('href')
  const favicon = await page.request.get(new URL(icon ?? '', page.url()).href)
  expect(favicon.headers()['content-type']).toContain('image/svg+xml')
  expect(await favicon.text()).toContain(brand.color)
}
