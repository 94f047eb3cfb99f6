import { expect, type Page } from '@playwright/test'
import { personas } from '../../mocks/personas'
import { catalog, getDirection } from '../i18n/catalog'
import {
  MOCK,
  banner,
  expectFits,
  expectPath,
  FULL,
  PHONE,
  violationsInEachLook,
  WIDE,
} from '../helpers'
import { BUNDLES, bundles, HOME, LOGIN, sessionsPath } from '../pages'
import { openAppearance, radio } from '../shell/shell'
import { brands, expectVisitorBrand, readLogo, test, type BrandName } from './brand'

const names: readonly BrandName[] = ['yellow', 'amana']

for (const name of names)
  test.describe(`the brand ${name}`, { tag: FULL }, () => {
    test.use({ brandName: name })
    const brand = brands[name]
    const t = catalog(brand.locale)

    /** Expects a fully loaded screen in the brand's language and direction. */
    async function expectLoaded(page: Page) {
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expect(page.locator('html')).toHaveAttribute('lang', brand.locale)
      await expect(page.locator('html')).toHaveAttribute('dir', getDirection(brand.locale))
    }

    /**
     * Expects the page to fit a phone and a desktop and to be accessible in each look. Leaves the page light and left
     * to right.
     */
    async function expectGoodInEachLook(page: Page) {
      await page.setViewportSize(PHONE)
      await expectFits(page)
      await page.setViewportSize(WIDE)
      await expectFits(page)
      expect(await violationsInEachLook(page)).toEqual([])
    }

    test(
      'appears on the sign-in page, which fits and is accessible in each look',
      { tag: MOCK },
      async ({ page }) => {
        await page.goto(LOGIN)
        await expectVisitorBrand(page, brand)
        await expectGoodInEachLook(page)
      },
    )

    test('is still shown after sign-in', { tag: MOCK }, async ({ page }) => {
      const { email, password } = personas.client
      await page.goto(LOGIN)
      await page.getByRole('textbox', { name: t('Email') }).fill(email)
      await page.getByRole('textbox', { name: t('Password'), exact: true }).fill(password)
      await page.getByRole('button', { name: t('Sign in'), exact: true }).click()
      await expectPath(page, HOME)
      await expectLoaded(page)
      await expect(page).toHaveTitle(new RegExp(brand.name))
      await expect(banner(page)).toContainText(brand.name)
      await readLogo(page)
    })

    test(
      'has a dashboard that fits and is accessible in each look',
      { tag: MOCK },
      async ({ page, openAs }) => {
        await openAs('client', HOME)
        await expectLoaded(page)
        await expect(page.locator('.recharts-bar-rectangle').first()).toBeVisible()
        await expectGoodInEachLook(page)
      },
    )

    test(
      'has a list and a record that fit and are accessible in each look',
      { tag: MOCK },
      async ({ page, openAs }) => {
        await openAs('client', sessionsPath(bundles.retail))
        await expectLoaded(page)
        const record = page.locator('tbody').getByRole('row').first().getByRole('link').first()
        await expect(record).toBeVisible()
        await expectGoodInEachLook(page)
        await page.goto(new URL((await record.getAttribute('href')) ?? '', page.url()).href)
        await expectLoaded(page)
        await expectGoodInEachLook(page)
      },
    )

    test(
      'has a dialog that fits and is accessible in each look',
      { tag: MOCK },
      async ({ page, openAs }) => {
        await openAs('client', BUNDLES)
        await expectLoaded(page)
        const panel = await openAppearance(page, t('Appearance'))
        await expectGoodInEachLook(page)
        await expect(panel).toBeVisible()
      },
    )

    test(
      'has separate logos for light and dark surfaces, and colors the header',
      { tag: MOCK },
      async ({ page, openAs }) => {
        await openAs('client', BUNDLES)
        await expectLoaded(page)
        const onLight = await readLogo(page)
        await banner(page)
          .getByRole('button', { name: t('Switch to dark theme') })
          .click()
        const onDark = await readLogo(page)
        const panel = await openAppearance(page, t('Appearance'))
        await radio(panel, t('Header color'), t('Sand')).check()
        const onSand = await readLogo(page)
        await radio(panel, t('Header color'), t('Navy')).check()
        const onNavy = await readLogo(page)
        expect(onDark).not.toBe(onLight)
        expect([onSand, onNavy]).toEqual([onLight, onDark])
        await radio(panel, t('Header color'), t('Brand color')).check()
        await expect(banner(page)).toHaveCSS('background-color', rgb(brand.color))
      },
    )

    test(
      'links to the support contact for a new bundle if the brand has one',
      { tag: MOCK },
      async ({ page, openAs }) => {
        await openAs('client-empty', BUNDLES)
        await expectLoaded(page)
        const link = page.getByRole('link', { name: t('Ask for a bundle') })
        const support = 'support' in brand ? [brand.support] : []
        await expect(page.getByRole('main')).toContainText(t('No bundles yet'))
        expect(
          await link.evaluateAll((links) => links.map((each) => each.getAttribute('href'))),
        ).toEqual(support)
      },
    )
  })

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`
