import { expect, type Locator, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { personas, type PersonaName } from '../mocks/personas'
import { getAccount, isDeployed } from './fixtures'
import { ADMIN_LOGIN, LOGIN } from './pages'

declare global {
  interface Window {
    axe: typeof axe
  }
}

export const PHONE = { width: 390, height: 844 }
export const WIDE = { width: 1440, height: 900 }

export const banner = (page: Page) => page.getByRole('banner')
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
export const region = (page: Page, name: string) => page.getByRole('region', { name })
export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name })
export const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' })
export const menuLink = (page: Page, name: string) => mainMenu(page).getByRole('link', { name })
export const menuEntries = (page: Page) => mainMenu(page).getByRole('link')
/** A list's pager: its current page, and links to other pages. */
export const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages' })
export const offlineBar = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'You are offline' })

/** Finds table rows that contain all of these texts. */
function rowWith(page: Page, ...texts: string[]): Locator {
  return texts.reduce((rows, hasText) => rows.filter({ hasText }), page.getByRole('row'))
}

export async function expectRow(page: Page, ...texts: string[]) {
  await expect(rowWith(page, ...texts).first()).toBeVisible()
}

export async function expectHeading(page: Page, name: string | RegExp) {
  await expect(heading(page, name)).toBeVisible()
}

/** Expects a loaded session. Matches the heading's ID, because the skeleton's heading contains no ID. */
export async function expectSession(page: Page) {
  await expectHeading(page, /^Session \S/)
}

export async function expectToast(page: Page, text: string | RegExp) {
  await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
}

/** Waits for the code that a page loads after its first paint, because the page can't load this code while offline. */
export async function expectAllLoaded(page: Page) {
  await page.waitForFunction(() => {
    const entries = performance.getEntriesByType('resource')
    return ['/offline-', '/toast-region-'].every((name) =>
      entries.some((entry) => entry.name.includes(name) && entry.name.endsWith('.js')),
    )
  })
}

/**
 * Returns the server's origin with the host name `portal.test` (see playwright.config.ts). That origin isn't a secure
 * context, because over HTTP only localhost is secure.
 */
export function onPlainHttp(baseURL: string | undefined): string {
  return Object.assign(new URL(baseURL ?? ''), { hostname: 'portal.test' }).origin
}

/**
 * Expects the URL to have this path, with any query. Waits for the navigation first, because polling alone would detect
 * it later.
 */
export async function expectPath(page: Page, path: string) {
  const isThere = ({ pathname }: URL) => pathname === path
  // `waitForURL` rejects if another navigation replaces the navigation to this path. The poll below then decides.
  await page.waitForURL(isThere, { waitUntil: 'commit', timeout: 10_000 }).catch(() => {})
  await expect.poll(() => new URL(page.url()).pathname).toBe(path)
}

/** Tag: a slow journey, or a variant of another journey. Only `npm run test:full` and `FULL=1` run such journeys. */
export const FULL = '@full'
/** Tag: needs data or controls of the mock, like all `FULL` journeys. */
export const MOCK = '@mock'
/** Tag: checks the portal's own field names, so the journey can't run against a backend that needs an adapter. */
export const FIELD_NAMES = '@field-names'
/** Tag: a quick check of whether an instance works. */
export const SMOKE = '@smoke'

/** Logs every displayed alert as a console error, so even a brief alert fails the test. */
export const watchShownErrors = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      for (const alert of document.querySelectorAll('[role=alert]'))
        if (alert.textContent) console.error('shown:', alert.textContent)
    }).observe(document, { childList: true, subtree: true })
  })

/** Expects that the page does not scroll horizontally. */
export async function expectFits(page: Page) {
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
  // Polls, because a media query for a new width matches only after the first frame.
  await expect.poll(fits).toBe(true)
}

const WCAG = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
} as const satisfies RunOptions['runOnly']

/** Row K1: expects no WCAG 2.2 AA violations in the page's current state. */
export async function expectAccessible(page: Page, state: string, part = 'html') {
  expect(await findViolations(page, WCAG, part), state).toEqual([])
}

async function findViolations(
  page: Page,
  runOnly: { type: 'tag' | 'rule'; values: readonly string[] },
  part = 'html',
): Promise<string[]> {
  // Injects axe only once per page, because the browser has to compile half a megabyte of code.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([include, options]) => {
      // Waits for fades to end, because fading elements have too little contrast. Skips longer animations, such as a
      // countdown ring that takes a minute.
      const fading = document.getAnimations().filter(({ effect }) => {
        const end = effect?.getComputedTiming().endTime
        return typeof end === 'number' && end < 10_000
      })
      await Promise.allSettled(fading.map(({ finished }) => finished))
      const { violations } = await window.axe.run(include, options)
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
      )
    },
    [
      part,
      {
        runOnly: { ...runOnly, values: [...runOnly.values] },
        resultTypes: ['violations'],
        // All stylesheets come from this origin, so there is nothing to preload.
        preload: false,
      } satisfies RunOptions,
    ] as const,
  )
}

type Look = { scheme: 'light' | 'dark'; dir: 'ltr' | 'rtl' }

/** Sets the color scheme and the direction, bypassing the portal's settings. */
async function applyLook(page: Page, { scheme, dir }: Look) {
  await page.evaluate(
    (look) => {
      document.documentElement.dataset['mantineColorScheme'] = look.scheme
      document.documentElement.dir = look.dir
      // Ends transitions, because colors have too little contrast in the middle of a scheme transition.
      for (const animation of document.getAnimations())
        if (animation instanceof CSSTransition) animation.finish()
    },
    { scheme, dir },
  )
}

/** Rules whose results depend on colors or positions. All other rules give the same results as in the light look. */
const LOOK_RULES = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block', 'target-size'],
} as const

async function findViolationsInDarkRtl(page: Page): Promise<string[]> {
  await applyLook(page, { scheme: 'dark', dir: 'rtl' })
  const violations = await findViolations(page, LOOK_RULES)
  await applyLook(page, { scheme: 'light', dir: 'ltr' })
  return violations
}

export async function expectAccessibleInDarkRtl(page: Page, state: string) {
  expect(await findViolationsInDarkRtl(page), `${state}, dark and right to left`).toEqual([])
}

/** Returns the axe violations in the light look and in the dark right-to-left look, each prefixed with its look. */
export async function violationsInEachLook(page: Page): Promise<string[]> {
  const inLight = await findViolations(page, WCAG)
  const inDark = await findViolationsInDarkRtl(page)
  return [...inLight.map((each) => `light: ${each}`), ...inDark.map((each) => `dark, rtl: ${each}`)]
}

/** Expects the screen to be accessible in the light look, then in the dark right-to-left look. */
export async function expectAccessibleInBothLooks(page: Page, state: string) {
  await expectAccessible(page, `${state}, light`)
  await expectAccessibleInDarkRtl(page, state)
}

type Shift = { value: number; moved: string[] }

/**
 * Records the value and the moved elements of each layout shift, from the next page load on. Like CLS, this ignores
 * shifts within half a second of a press.
 */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    const name = (node: unknown) =>
      node instanceof Element ? node.outerHTML.slice(0, 80) : String(node)
    const note = (entries: readonly PerformanceEntry[]) => {
      for (const entry of entries) {
        if (Reflect.get(entry, 'hadRecentInput')) continue
        const sources: { node: unknown }[] = Reflect.get(entry, 'sources')
        const moved = sources.map(({ node }) => name(node))
        shifts.push({ value: Number(Reflect.get(entry, 'value')), moved })
      }
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    const takeShifts = () => {
      note(observer.takeRecords())
      return shifts
    }
    Object.assign(window, { takeShifts })
  })
  return () => page.evaluate((): Shift[] => Reflect.get(window, 'takeShifts')())
}

/** Signs in through the form and waits until the browser leaves the sign-in screen. */
export async function signInByForm(page: Page, persona: PersonaName) {
  const { realm, email, password } = getAccount(persona)
  await page.goto(realm === 'admin' ? ADMIN_LOGIN : LOGIN)
  await fillSignIn(page, email, password)
  await expect(page).not.toHaveURL(/\/auth\/login/)
}

/** Fills in the visible sign-in form and submits it. */
export async function fillSignIn(page: Page, email: string, password: string) {
  await expectHeading(page, /^(Sign in|Administrator sign-in)$/)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await button(page, 'Sign in').click()
}

/** Opens the menu behind the display name in the header. */
async function openProfileMenu(page: Page, persona: PersonaName): Promise<Locator> {
  const name = isDeployed
    ? await page.evaluate(() => localStorage.getItem('USERNAME') ?? '')
    : personas[persona].name
  await banner(page).getByRole('button', { name, exact: true }).click()
  return page.getByRole('menu', { name, exact: true })
}

export async function signOut(page: Page, persona: PersonaName) {
  const menu = await openProfileMenu(page, persona)
  await menu.getByRole('menuitem', { name: 'Sign out' }).click()
}

/** Presses Tab, or another key, until the target has the focus, as a user without a mouse does. */
export async function tabTo(page: Page, target: Locator, key = 'Tab') {
  await expect(target).toBeVisible()
  for (let pressed = 0; pressed < 120; pressed++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${String(target)} cannot be reached by ${key}`)
}

/**
 * Replaces the profile screen's chunk with a component that throws this expression, because no portal screen fails on
 * purpose.
 */
export const breakProfile = (page: Page, thrown: string) =>
  page.route(/\/assets\/profile-[\w-]+\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export const loader = () => {}
        export const pendingComponent = () => null
        export const component = () => { throw ${thrown} }`,
    }),
  )

/** URLs of the build's scripts. */
export const scripts = /\/assets\/[^/]+\.js$/

/** Makes requests for matching URLs wait until the returned function releases them. */
export async function holdRequests(page: Page, url: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Opens a page whose scripts wait until the returned function releases them. */
export async function openHeld(page: Page, path: string): Promise<() => void> {
  const release = await holdRequests(page, scripts)
  await page.goto(path, { waitUntil: 'commit' })
  return release
}
