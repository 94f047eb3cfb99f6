import { expect, type Page } from '@playwright/test'
import { personas } from '../../mocks/personas'
import { FULL, banner } from '../helpers'
import {
  ADMIN_HOME,
  HOME,
  LOGIN,
  USER_DETAILS,
  adminBundleSessionsPath,
  bundles,
  sessionsPath,
} from '../pages'
import { bodyRows, withoutPicker } from '../record-list/list'
import { confirmEmail } from '../signup/signup'
import { COLLECT, GTAG, POSTHOG_HOST, answerBefore, goTo } from '../usage/usage'
import { adminStops } from './admin-stops'
import { createPlanter, linkTokens, personal, personalValues } from './canaries'
import { clientStops } from './client-stops'
import { expectNothing, test } from './crawl'
import type { Stop } from './overlays'
import { codeScreens, detailScreens, linkScreens, listRoutes, visitorScreens } from './screens'
import { toSurface } from './surface'
import { noCounts, walk } from './walk'

/**
 * Returns the path of a nonexistent screen, so the portal redirects. The path and its query contain every personal
 * value.
 */
const listUnknown = (area: string) =>
  `${area}/${encodeURIComponent(personalValues.join(' '))}?q=${encodeURIComponent(personalValues.join())}`

/** Replaces the mock's personal values in responses with unique values, because the mock's values look alike. */
async function plantInAnswers(page: Page) {
  const { canaries, plant } = createPlanter()
  await page.route(/portal-backend\//, async (route) => {
    const response = await route.fetch()
    const isJson = response.headers()['content-type']?.includes('json')
    await route.fulfill({ response, ...(isJson && { json: plant(await response.json()) }) })
  })
  return canaries
}

/** Selector for fields that accept any text. Excludes every combobox, because it accepts only its options. */
const textBox = ['text', 'search', 'email', 'tel']
  .map((type) => `input[type=${type}]:not([readonly], [disabled], [role=combobox])`)
  .join()

/** Types a personal value into a screen's first field and submits it. */
async function typeIn(page: Page, at: number) {
  const box = page.locator(textBox).first()
  if (!(await box.isVisible())) return
  await box.fill(personalValues[at % personalValues.length] ?? '')
  await box.press('Enter')
}

/** Returns the personal values, the stored tokens and the tokens in mailed links. */
async function allValues(page: Page): Promise<string[]> {
  const storedText = await page.evaluate(() =>
    ['access_token', 'refresh_token', 'session_rev'].map(
      (key) => localStorage.getItem(key)?.replace(/\.\d+$/, '') ?? '',
    ),
  )
  const values = [...personalValues, ...Object.values(linkTokens), ...storedText]
  expect(new Set(values.filter(({ length }) => length > 9)).size).toBe(40)
  return values
}

/** Returns the ID of the session that the list's first row links to. */
async function sessionIdIn(page: Page, list: string) {
  await goTo(page, list)
  const href = await bodyRows(page).first().getByRole('link').first().getAttribute('href')
  return new URL(href ?? '', page.url()).pathname.split('/').at(-1) ?? ''
}

const looks = {
  light: { currentTheme: 'light', direction: 'ltr' },
  'right to left': { currentTheme: 'light', direction: 'rtl' },
  'dark, right to left': { currentTheme: 'dark', direction: 'rtl' },
} as const
type Look = keyof typeof looks

/** Stores layout settings as if from an earlier visit. */
async function useLook(page: Page, look: Look) {
  await page.addInitScript((layout) => {
    localStorage.setItem('layout', JSON.stringify(layout))
  }, looks[look])
}

/**
 * Asserts the page's theme and text direction. The admin area always loads dark, so this switches it to light first if
 * necessary.
 */
async function expectLook(page: Page, look: Look) {
  const { currentTheme, direction } = looks[look]
  const root = page.locator('html')
  await expect(root).toHaveAttribute('dir', direction)
  const switchBack = banner(page).getByRole('button', { name: /^Switch to light theme/ })
  const isDark = (await root.getAttribute('data-mantine-color-scheme')) === 'dark'
  if (isDark && currentTheme === 'light') await switchBack.click()
  await expect(root).toHaveAttribute('data-mantine-color-scheme', currentTheme)
}

async function clientArea(page: Page, userName: string) {
  const bundleId = await page.evaluate(() => {
    const [bundle]: { id: number }[] = JSON.parse(localStorage.getItem('BUNDLES') ?? '[]')
    return String(bundle?.id)
  })
  const sessionId = await sessionIdIn(page, sessionsPath(bundleId))
  return clientStops(bundleId, sessionId, userName)
}

async function adminArea(page: Page, userName: string) {
  const list = adminBundleSessionsPath(bundles.retail, '?status=success')
  return adminStops(await sessionIdIn(page, list), userName)
}

const areas = {
  client: { persona: 'client-sanctions', root: '/app', home: HOME, getStops: clientArea },
  admin: { persona: 'admin', root: '/admin', home: ADMIN_HOME, getStops: adminArea },
} as const

const visits = (['client', 'admin'] as const).flatMap((area) =>
  (['light', 'dark, right to left'] as const).map((look) => ({ area, look })),
)

for (const { area, look } of visits)
  test(
    `H1 H3 I1 I2 I7 finds no error or leak and reports each view on every ${area} screen (${look})`,
    { tag: FULL },
    async ({ page, vendors, collectors, openAs }) => {
      test.setTimeout(1_800_000)
      const { persona, root, home, getStops } = areas[area]
      const planted = await plantInAnswers(page)
      await answerBefore(page, 'granted')
      await useLook(page, look)
      await withoutPicker(page)
      await openAs(persona, home)
      await expectLook(page, look)
      const stops = await getStops(page, personas[persona].name)
      const counts = noCounts()
      await walk(toSurface(page), stops, {
        counts,
        open: async ({ route, path }) => {
          await goTo(page, path)
          await vendors.expectView(route)
        },
        onScreen: (_, at) => typeIn(page, at),
      })
      await goTo(page, listUnknown(root))
      await vendors.expectViews(...(await listRoutes(root)))
      await expectLook(page, look)
      // Row I7: a session recording or additional vendor code would use other URLs.
      const addresses = vendors.sent.map(({ url }) => url.replace(/\?.*/, ''))
      expect(new Set(addresses)).toEqual(new Set([GTAG, COLLECT, `${POSTHOG_HOST}/e/`]))
      // Expects only most of the values, because the responses contain few email addresses.
      expect(planted.size).toBeGreaterThan(24)
      collectors.watch(await allValues(page))
      await expectNothing(collectors, counts)
      // Waits for pending responses, because they would otherwise fail the test after it ends.
      await page.unrouteAll({ behavior: 'wait' })
    },
  )

const stopsAt = (screens: Record<string, string>): Stop[] =>
  Object.entries(screens).map(([route, path]) => ({ route, path, piles: [] }))

// Skips dark looks, because these screens ignore the stored theme.
for (const look of ['light', 'right to left'] as const)
  test(
    `H3 I1 I2 finds no error or leak and reports each view on sign-in or sign-up screens (${look})`,
    { tag: FULL },
    async ({ page, vendors, collectors, signInAs, allowErrors }) => {
      await answerBefore(page, 'granted')
      await useLook(page, look)
      const counts = noCounts()
      const surface = toSurface(page)
      const options = {
        counts,
        open: async ({ route, path }: Stop) => {
          await goTo(page, path)
          await vendors.expectView(route)
        },
        onScreen: (_: Stop, at: number) => typeIn(page, at),
      }
      // The tokens in these links don't exist, so the backend returns 404.
      collectors.allow(/404.*accounts|accounts.*404/)
      allowErrors(/404.*accounts/)
      for (const [route, path] of Object.entries(linkScreens)) {
        await page.goto(path)
        await vendors.expectViews(route)
        counts.screens += 1
      }
      await page.goto(LOGIN)
      await expectLook(page, look)
      await goTo(page, listUnknown('/auth'))
      await walk(surface, stopsAt(visitorScreens), options)
      await confirmEmail(page, personal.emails[0])
      await vendors.expectViews(...codeScreens)
      counts.screens += codeScreens.length
      await signInAs('client-at-website')
      await page.goto(USER_DETAILS)
      await walk(surface, stopsAt(detailScreens), options)
      await vendors.expectViews(...(await listRoutes('/auth')))
      collectors.watch(await allValues(page))
      await expectNothing(collectors, counts)
    },
  )
