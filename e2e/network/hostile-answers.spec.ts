import { expect, type Page, type Route } from '@playwright/test'
import { test } from '../fixtures'
import { button, dialog, expectHeading, expectSession, FULL, signInByForm } from '../helpers'
import {
  ADMIN_BILLING,
  ADMIN_HOME,
  ADMIN_IDENTITIES,
  ADMIN_SESSIONS,
  ADMIN_TRANSACTIONS,
  BUNDLES,
  HOME,
  PROFILE,
  RETAIL_TRANSACTIONS,
  adminBundlePath,
  adminBundleSessionsPath,
  bundleAnalyticsPath,
  bundles,
  sessionsPath,
} from '../pages'

/** Texts that would each set `ran` if the browser executed them. */
const hostile = [
  '<img src="x" onerror="ran = 1"><script>ran = 1</script>',
  'javascript:ran=1',
  '"><svg onload="ran = 1"></svg>',
] as const

/**
 * Replaces every text in a response with markup or a script URL. Keeps IDs, tokens and image sides, because tests can't
 * reach screens without them.
 */
function poisonValue(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => poisonValue(each, key))
  if (typeof value === 'object' && value)
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, poisonValue(each, name)]),
    )
  const isText = typeof value === 'string' && !/(^|_)id$|token|^images$/.test(key)
  return isText ? hostile[key.length % hostile.length] : value
}

async function poison(route: Route) {
  const response = await route.fetch()
  const isJson = response.headers()['content-type']?.includes('json')
  await route.fulfill(
    isJson ? { response, json: poisonValue(await response.json()) } : { response },
  )
}

// Waits for pending responses, because a list's next page may still be loading when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }))

const RETAIL = `client=1001&bundle=${bundles.retail}`

// Allows a capital letter, because the portal shows an unknown code as text with a capital first letter.
const isHostile = /<img src="x"|[jJ]avascript:ran=1|<svg onload/

/** Expects the screen to show hostile markup as plain text. */
async function expectHarmless(page: Page) {
  await expectHeading(page, /./)
  await expect(page.getByRole('main')).toContainText(isHostile)
  await expectNothingRan(page)
}

async function expectNothingRan(page: Page) {
  const effects = await page.evaluate(() => ({
    ran: 'ran' in window,
    // Event handlers and script URLs that were created from text.
    made: [...document.querySelectorAll('body *')].flatMap((element) =>
      [...element.attributes]
        .filter(({ name, value }) => name.startsWith('on') || /^\s*javascript:/i.test(value))
        .filter(({ name }) => !/^(aria|data)-|^(title|value|label)$/.test(name))
        .map(({ name }) => `${element.tagName} ${name}`),
    ),
  }))
  expect(effects).toEqual({ ran: false, made: [] })
}

for (const [persona, paths, list] of [
  [
    'client',
    [
      HOME,
      BUNDLES,
      RETAIL_TRANSACTIONS,
      sessionsPath(bundles.retail, '?tab=analytics'),
      sessionsPath(bundles.retail, '?tab=extra-results'),
      PROFILE,
    ],
    // Contains a query, because without it, the URL would open the last opened list, the transaction list.
    sessionsPath(bundles.retail, '?page_size=10'),
  ],
  [
    'admin',
    [
      ADMIN_HOME,
      ADMIN_IDENTITIES,
      `${ADMIN_TRANSACTIONS}?${RETAIL}`,
      `${ADMIN_BILLING}?${RETAIL}`,
      bundleAnalyticsPath('1001', bundles.retail),
      adminBundlePath('1001', bundles.retail),
    ],
    adminBundleSessionsPath(bundles.retail),
  ],
] as const) {
  test(
    `H1 shows markup and script URLs in every response to ${persona} as plain text`,
    { tag: FULL },
    async ({ page, mock, allowErrors }) => {
      // The portal skips and logs series points that have no valid day.
      allowErrors(/ContractError: \S+ series\[0\]\.date/)
      allowErrors(/status of 400/, /ApiError: v1\/accounts\/profile/)
      // Uses a route, because the mock returns only its own texts but a real backend might send others.
      await page.route(/portal-backend/, poison)
      await signInByForm(page, persona)
      for (const path of paths) {
        await page.goto(path)
        await expectHarmless(page)
      }
      await page.goto(list)
      await expectHarmless(page)
      await page.getByRole('table').locator('tbody').getByRole('link').first().click()
      await expectSession(page)
      await expectHarmless(page)
      // Reveals the masked values, because they must also be harmless.
      await page.keyboard.down('r')
      await expect(page.getByRole('main')).not.toContainText('••')
      await expectHarmless(page)
      if (persona === 'admin')
        await expect(page.getByRole('region', { name: 'Images' })).toContainText(
          'This is not an image',
        )
      await page.keyboard.up('r')

      if (persona === 'admin') {
        await page.goto(`${ADMIN_IDENTITIES}?identity=5240`)
        await expect(dialog(page, 'Identity')).toContainText(isHostile)
        await expectNothingRan(page)
        await page.goto(ADMIN_SESSIONS)
        await page.getByRole('combobox', { name: 'Client' }).click()
        await expect(page.getByRole('option').first()).toContainText(isHostile)
        await expectNothingRan(page)
        return
      }
      const refusal = { status: 400, body: { message: 'No' }, count: 'always' } as const
      await mock.faults([{ path: 'accounts/profile', kind: 'status', ...refusal }])
      await page.goto(PROFILE)
      await expect(page.getByRole('alert')).toContainText(isHostile)
      await expect(button(page, 'Try again')).toBeVisible()
      await expectNothingRan(page)
    },
  )
}
