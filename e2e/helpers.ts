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
/** The entries of the main menu, in order. */
export const menuEntries = (page: Page) => mainMenu(page).getByRole('link')
/** The pager of a list: its current page, and the links to the others. */
export const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages' })
export const offlineBar = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'You are offline' })

/** The rows of the tables that have all of these texts. */
function rowWith(page: Page, ...texts: string[]): Locator {
  return texts.reduce((rows, hasText) => rows.filter({ hasText }), page.getByRole('row'))
}

export async function expectRow(page: Page, ...texts: string[]) {
  await expect(rowWith(page, ...texts).first()).toBeVisible()
}

export async function expectHeading(page: Page, name: string | RegExp) {
  await expect(heading(page, name)).toBeVisible()
}

/** A session is shown: the heading of its skeleton is without the id. */
export async function expectSession(page: Page) {
  await expectHeading(page, /^Session \S/)
}

export async function expectToast(page: Page, text: string | RegExp) {
  await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
}

/** Waits for the code that a page loads after its first paint: without a network it could no longer come. */
export async function expectAllLoaded(page: Page) {
  await page.waitForFunction(() => {
    const entries = performance.getEntriesByType('resource')
    return ['/offline-', '/toast-region-'].every((name) =>
      entries.some((entry) => entry.name.includes(name) && entry.name.endsWith('.js')),
    )
  })
}

/** The same server under a name that is not localhost (see playwright.config.ts), and so without a secure context. */
export function onPlainHttp(baseURL: string | undefined): string {
  return Object.assign(new URL(baseURL ?? ''), { hostname: 'portal.test' }).origin
}

/** Compares the path alone, without the filters and pages of a list. A poll would notice a navigation later. */
export async function expectPath(page: Page, path: string) {
  const isThere = ({ pathname }: URL) => pathname === path
  // It rejects as soon as a second navigation replaces the one to this path.
  await page.waitForURL(isThere, { waitUntil: 'commit', timeout: 10_000 }).catch(() => {})
  await expect.poll(() => new URL(page.url()).pathname).toBe(path)
}

/** The tag of journeys that take long, or are a variant of another one: only `npm run test:full` runs them. */
export const FULL = '@full'
/** Tag: needs the data or the controls of the mock. `FULL` journeys need them too. */
export const MOCK = '@mock'
/** Tag: shows in minutes whether an instance works. */
export const SMOKE = '@smoke'

/** An error that is shown, however briefly, is an error of the console too. */
export const watchShownErrors = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      for (const alert of document.querySelectorAll('[role=alert]'))
        if (alert.textContent) console.error('shown:', alert.textContent)
    }).observe(document, { childList: true, subtree: true })
  })

/** The page does not scroll sideways. */
export async function expectFits(page: Page) {
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
  // Another width is laid out in steps: a query for it answers after the first frame.
  await expect.poll(fits).toBe(true)
}

const WCAG = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
} as const satisfies RunOptions['runOnly']

/** Row K1: no violation of WCAG 2.2 AA, in the state the page is in. */
export async function expectAccessible(page: Page, state: string, part = 'html') {
  expect(await findViolations(page, WCAG, part), state).toEqual([])
}

async function findViolations(
  page: Page,
  runOnly: { type: 'tag' | 'rule'; values: readonly string[] },
  part = 'html',
): Promise<string[]> {
  // Added once per page, because half a megabyte has to be compiled.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([include, options]) => {
      // Elements that fade in have too little contrast until the end. A ring that counts down would take a minute.
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
        // Its style sheets are all of this origin: there is nothing to preload.
        preload: false,
      } satisfies RunOptions,
    ] as const,
  )
}

type Look = { scheme: 'light' | 'dark'; dir: 'ltr' | 'rtl' }

/** Sets the color scheme and the direction, past the settings of the portal. */
async function applyLook(page: Page, { scheme, dir }: Look) {
  await page.evaluate(
    (look) => {
      document.documentElement.dataset['mantineColorScheme'] = look.scheme
      document.documentElement.dir = look.dir
      // Half-way from one scheme to the other no color has its contrast.
      for (const animation of document.getAnimations())
        if (animation instanceof CSSTransition) animation.finish()
    },
    { scheme, dir },
  )
}

/** The rules that a color or a position can break: names, roles and the rest are the same as in the light look. */
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

/** What axe finds in light, and in dark from right to left, each with its look. */
export async function violationsInEachLook(page: Page): Promise<string[]> {
  const inLight = await findViolations(page, WCAG)
  const inDark = await findViolationsInDarkRtl(page)
  return [...inLight.map((each) => `light: ${each}`), ...inDark.map((each) => `dark, rtl: ${each}`)]
}

/** The same screen in light, then in dark and from right to left. */
export async function expectAccessibleInBothLooks(page: Page, state: string) {
  await expectAccessible(page, `${state}, light`)
  await expectAccessibleInDarkRtl(page, state)
}

type Shift = { value: number; moved: string[] }

/**
 * Watches the shifts of the layout from the start of the next page load. Each has its value and what has moved. As in
 * CLS, what moves within half a second of a press is none.
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

/** Signs in through the form and waits until it is left. */
export async function signInByForm(page: Page, persona: PersonaName) {
  const { realm, email, password } = getAccount(persona)
  await page.goto(realm === 'admin' ? ADMIN_LOGIN : LOGIN)
  await fillSignIn(page, email, password)
  await expect(page).not.toHaveURL(/\/auth\/login/)
}

/** Fills the sign-in form that is shown, and sends it. */
export async function fillSignIn(page: Page, email: string, password: string) {
  await expectHeading(page, /^(Sign in|Administrator sign-in)$/)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await button(page, 'Sign in').click()
}

/** The menu behind the display name in the header. */
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

/** Moves on by the Tab key alone, as a person without a mouse does. */
export async function tabTo(page: Page, target: Locator, key = 'Tab') {
  await expect(target).toBeVisible()
  for (let pressed = 0; pressed < 120; pressed++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${String(target)} cannot be reached by ${key}`)
}

/** No screen of the portal fails on purpose: this makes the profile's chunk one whose component throws this expression. */
export const breakProfile = (page: Page, thrown: string) =>
  page.route(/\/assets\/profile-[\w-]+\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export const loader = () => {}
        export const pendingComponent = () => null
        export const component = () => { throw ${thrown} }`,
    }),
  )

/** The scripts of the build. */
export const scripts = /\/assets\/[^/]+\.js$/

/** Opens a page whose scripts come only when they are released. */
export async function openHeld(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(scripts, async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return resolve
}
