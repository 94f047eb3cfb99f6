import { expect, type Page } from '@playwright/test'
import { personas } from '../../mocks/personas'
import {
  expectHeading,
  expectPath,
  fillSignIn,
  FULL,
  menuLink,
  signInByForm,
  signOut,
} from '../helpers'
import { LOGIN, PROFILE } from '../pages'
import { answerBefore, test } from './usage'

test(
  'I4 works normally when the services are blocked',
  { tag: FULL },
  async ({ page, vendors, allowErrors }) => {
    // Allows the browser's log messages about blocked requests.
    allowErrors(
      /net::ERR_BLOCKED_BY_CLIENT.* (https:\/\/(posthog|www\.google)|\S+\/assets\/google)/,
    )
    vendors.block()
    // Also blocks the portal's own chunk, because blocker lists contain file names.
    await page.route(/\/assets\/google-analytics/, (route) => route.abort('blockedbyclient'))
    await answerBefore(page, 'granted')
    await signInByForm(page, 'client')
    await expectHeading(page, 'Dashboard')
    await expect.poll(() => vendors.events().length).toBeGreaterThan(0)
    await menuLink(page, 'My account').click()
    await expectPath(page, PROFILE)
    await expectHeading(page, 'My account')
    await signOut(page, 'client')
    await expectPath(page, LOGIN)
  },
)

test(
  'I2 I5 reports sign-ins and sign-outs as named events, with a different ID for each user',
  { tag: FULL },
  async ({ page, vendors }) => {
    await answerBefore(page, 'granted')
    await signInByForm(page, 'client')
    await vendors.expectViews('/auth/login', '/app/pages/home')
    await signOut(page, 'client')
    await expectPath(page, LOGIN)
    // Signs in on the same page, because a new page would have a new ID anyway.
    const { email, password } = personas['client-otp']
    await fillSignIn(page, email, password)
    const getIds = (wanted: string) =>
      vendors.events().flatMap(({ name, id }) => (name === wanted ? [id] : []))
    await expect.poll(() => getIds('sign_in')).toHaveLength(2)
    expect(getIds('sign_out')).toHaveLength(1)
    expect(new Set(getIds('sign_in')).size).toBe(2)
  },
)

test(
  'I1 reports a web vital with its screen, metric, rating, step, connection and navigation type',
  { tag: FULL },
  async ({ page, vendors }) => {
    await answerBefore(page, 'granted')
    await page.goto(LOGIN)
    await vendors.expectViews('/auth/login')
    const getMetrics = (service: 'google' | 'postHog') =>
      new Set(vendors.vitals()[service].map(({ metric }) => metric))
    await expect.poll(() => getMetrics('google')).toContain('FCP')
    // Slows down presses, because only a slow press is certain to appear in the browser's event entries.
    await page.evaluate(() => {
      document.addEventListener('click', () => {
        const start = performance.now()
        while (performance.now() - start < 120);
      })
    })
    await pressUntilMeasured(page)
    const { origin } = new URL(page.url())
    // The largest paint is final after the first press.
    await expect.poll(() => getMetrics('google')).toContain('LCP')
    // The other metrics are final once the page is hidden, for example by another tab.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    })
    const all = new Set(['CLS', 'FCP', 'INP', 'LCP', 'TTFB'])
    await expect.poll(() => getMetrics('google')).toEqual(all)
    await expect.poll(() => getMetrics('postHog')).toEqual(all)

    const said = {
      locale: 'en',
      version: expect.any(String),
      metric: expect.any(String),
      rating: expect.stringMatching(/^(good|needs-improvement|poor)$/),
      connection: expect.stringMatching(/^(slow|medium|fast)$/),
      navigation: 'navigate',
    }
    for (const vital of vendors.vitals().postHog)
      expect(vital).toEqual({
        ...said,
        route: '/auth/login',
        at_most: expect.any(Number),
        token: 'phc_journey',
        distinct_id: expect.any(String),
        $geoip_disable: true,
        $process_person_profile: false,
      })
    for (const vital of vendors.vitals().google)
      expect(vital).toEqual({
        ...said,
        at_most: expect.stringMatching(/^[\d.]+$/),
        dl: `${origin}/auth/login`,
        dt: '/auth/login',
        dr: '',
      })
  },
)

/**
 * Presses until the browser has measured a press and is idle. Under load, a browser may paint no frame for a press, so
 * it doesn't measure that press.
 */
async function pressUntilMeasured(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.getByRole('heading').first().click()
      return page.evaluate(
        () =>
          new Promise<boolean>((resolve) => {
            const isMeasured = (entry: PerformanceEntry) =>
              entry instanceof PerformanceEventTiming && Boolean(entry.interactionId)
            const observer = new PerformanceObserver((list) => {
              if (list.getEntries().some(isMeasured))
                requestIdleCallback(() => requestIdleCallback(() => resolve(true)))
            })
            observer.observe({ type: 'event', buffered: true, durationThreshold: 40 })
            setTimeout(() => resolve(false), 1000)
          }),
      )
    })
    .toBe(true)
}
