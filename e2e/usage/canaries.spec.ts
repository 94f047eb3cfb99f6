import { gzipSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { ADMIN_HOME, HOME, LOGIN, USER_DETAILS, bundles, sessionsPath } from '../pages'
import { bodyRows } from '../record-list/list'
import { confirmEmail } from '../signup/signup'
import { FULL } from '../helpers'
import { createPlanter, leaked, linkTokens, personal, personalValues } from './canaries'
import {
  adminScreens,
  clientScreens,
  codeScreens,
  detailScreens,
  linkScreens,
  routesOf,
  visitorScreens,
} from './screens'
import { COLLECT, GTAG, POSTHOG_HOST, answerBefore, goTo, test, type Vendors } from './usage'

/** An address that leads elsewhere, with every value in it. */
const unknown = (area: string) =>
  `${area}/${encodeURIComponent(personalValues.join(' '))}?q=${encodeURIComponent(personalValues.join())}`

/** Answers of the backend have the personal values in place of the mock's, which are made by number and look alike. */
async function plantInAnswers(page: Page) {
  const { planted, plant } = createPlanter()
  await page.route(/portal-backend\//, async (route) => {
    const response = await route.fetch()
    const isJson = response.headers()['content-type']?.includes('json')
    await route.fulfill({ response, ...(isJson && { json: plant(await response.json()) }) })
  })
  return planted
}

/** The fields that accept any text; a combobox accepts only its options. */
const textBox = ['text', 'search', 'email', 'tel']
  .map((type) => `input[type=${type}]:not([readonly], [disabled], [role=combobox])`)
  .join()

/** Opens every screen and types a personal value into its first field. */
async function walk(page: Page, vendors: Vendors, screens: Record<string, string>) {
  for (const [at, [route, path]] of Object.entries(screens).entries()) {
    await goTo(page, path)
    await vendors.expectView(route)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const box = page.locator(textBox).first()
    if (!(await box.isVisible())) continue
    await box.fill(personalValues[at] ?? '')
    await box.press('Enter')
  }
}

/** Those of the browser's storage, and those of the links in mails. */
async function allValues(page: Page): Promise<string[]> {
  const stored = await page.evaluate(() =>
    ['access_token', 'refresh_token', 'session_rev'].map(
      (key) => localStorage.getItem(key)?.replace(/\.\d+$/, '') ?? '',
    ),
  )
  const values = [...personalValues, ...Object.values(linkTokens), ...stored]
  expect(new Set(values.filter(({ length }) => length > 9)).size).toBe(40)
  return values
}

/** Walks the screens, which are all that the area has: each is counted, and no value leaves. */
async function walkArea(
  page: Page,
  vendors: Vendors,
  area: string,
  screens: Record<string, string>,
) {
  await goTo(page, unknown(area))
  await walk(page, vendors, screens)
  await vendors.expectViews(...(await routesOf(area)))
  expect(leaked(vendors.sent, await allValues(page))).toEqual([])
}

/** A session of the list, as the rows link to it. */
async function sessionIdIn(page: Page, list: string) {
  await goTo(page, list)
  const href = await bodyRows(page).first().getByRole('link').first().getAttribute('href')
  return new URL(href ?? '', page.url()).pathname.split('/').at(-1) ?? ''
}

test('I1 I2 I7 client area: every screen is counted by its pattern, and none of 40 personal values leaves', async ({
  page,
  vendors,
  openAs,
}) => {
  const planted = await plantInAnswers(page)
  await answerBefore(page, 'granted')
  await openAs('client-sanctions', HOME)
  const bundleId = await page.evaluate(() => {
    const [bundle]: { id: number }[] = JSON.parse(localStorage.getItem('BUNDLES') ?? '[]')
    return String(bundle?.id)
  })
  const screens = await clientScreens(bundleId, await sessionIdIn(page, sessionsPath(bundleId)))
  await walkArea(page, vendors, '/app', screens)
  // Row I7: a recording, or more code to load, would use other addresses.
  const asked = vendors.sent.map(({ url }) => url.replace(/\?.*/, ''))
  expect(new Set(asked)).toEqual(new Set([GTAG, COLLECT, `${POSTHOG_HOST}/e/`]))
  // The backend has more names than addresses of mail.
  expect(planted.size).toBeGreaterThan(24)
  // An answer that is still on its way would fail the test after its end.
  await page.unrouteAll({ behavior: 'wait' })
})

test(
  'I1 I2 admin area: every screen is counted by its pattern, and none of 40 personal values leaves',
  { tag: FULL },
  async ({ page, vendors, openAs }) => {
    const planted = await plantInAnswers(page)
    await answerBefore(page, 'granted')
    await openAs('admin', ADMIN_HOME)
    const list = `/admin/bundle-sessions/${bundles.retail}`
    const screens = await adminScreens(await sessionIdIn(page, list))
    await walkArea(page, vendors, '/admin', screens)
    // The backend has more names than addresses of mail.
    expect(planted.size).toBeGreaterThan(24)
    // An answer that is still on its way would fail the test after its end.
    await page.unrouteAll({ behavior: 'wait' })
  },
)

test(
  'I1 I2 sign-in and sign-up: every screen is counted by its pattern, and none of 40 personal values leaves',
  { tag: FULL },
  async ({ page, vendors, signInAs, allowErrors }) => {
    allowErrors(/status of 4/)
    await answerBefore(page, 'granted')
    for (const [route, path] of Object.entries(linkScreens)) {
      await page.goto(path)
      await vendors.expectViews(route)
    }
    await page.goto(LOGIN)
    await goTo(page, unknown('/auth'))
    await walk(page, vendors, visitorScreens)
    await vendors.expectViews(...Object.keys(visitorScreens))
    await confirmEmail(page, personal.emails[0])
    await vendors.expectViews(...codeScreens)
    await signInAs('client-at-website')
    await page.goto(USER_DETAILS)
    await walk(page, vendors, detailScreens)
    await vendors.expectViews(...(await routesOf('/auth')))
    expect(leaked(vendors.sent, await allValues(page))).toEqual([])
  },
)

test('I1 a planted value is found in whatever form it leaves', async ({ page, vendors }) => {
  const [planted = ''] = personal.names.slice(8)
  await answerBefore(page, 'granted')
  await page.goto(LOGIN)
  await vendors.expectViews('/auth/login')
  expect(leaked(vendors.sent, personalValues)).toEqual([])
  const json = JSON.stringify({ properties: { title: planted } })
  const forms: [string, string | Buffer][] = [
    [`?title=${encodeURIComponent(planted)}`, ''],
    ['', json],
    ['', json.replace(/[^ -~]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)],
    ['', `data=${encodeURIComponent(Buffer.from(json).toString('base64'))}`],
    ['', gzipSync(json)],
    ['', gzipSync(json).toString('base64')],
  ]
  for (const [query, body] of forms) {
    const before = vendors.sent.length
    await page.evaluate(
      async ([url, bytes]) => {
        await fetch(url, { method: 'POST', body: new Uint8Array(bytes) })
      },
      [`${POSTHOG_HOST}/e/${query}`, [...Buffer.from(body)]] as const,
    )
    expect(leaked(vendors.sent.slice(before), personalValues)).toEqual([planted])
  }
})
