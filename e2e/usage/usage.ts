import { expect, type Page, type Request, type Route } from '@playwright/test'
import { test as base } from '../fixtures'
import { mockHost, startBuiltHost, type BuiltHost } from '../network/built-host'
import { gtagScript } from './gtag-script'

/** Folder of the build with analytics keys. build.setup.ts creates this build only for these journeys. */
export const USAGE_BUILD = '.cache/usage-build'
export const POSTHOG_HOST = 'https://posthog.example'
export const ERROR_REPORTS = 'https://errors.example/portal'
export const GTAG = 'https://www.googletagmanager.com/gtag/js'
export const COLLECT = 'https://www.google-analytics.com/g/collect'

/** A request to a third party: URL, headers and body. */
export type Sent = { url: string; headers: string; body: Buffer }

export type Vendors = {
  /** Everything that was sent to an origin other than the portal's, in order. */
  sent: readonly Sent[]
  /** Routes that each service received, in order. */
  views: () => { google: string[]; postHog: string[] }
  /** Events that PostHog received, in order, with their user IDs. */
  events: () => { name: string; id: string }[]
  /** Web vitals that each service received, in order. */
  vitals: () => { google: Properties[]; postHog: Properties[] }
  /** Waits until Google has received the screen view. Fast, because it does not wait for PostHog. */
  expectView: (route: string) => Promise<void>
  /** Waits until both services have received these screen views. */
  expectViews: (...routes: string[]) => Promise<void>
  /** Blocks both services from now on, like an ad blocker. */
  block: () => void
}

type Properties = Record<string, unknown>

type Fixtures = { vendors: Vendors }

/**
 * Runs journeys on a build with analytics keys. The test responds in place of the services, so no request leaves the
 * machine.
 */
export const test = base.extend<Fixtures, { usageHost: BuiltHost }>({
  usageHost: [
    async ({}, use) => {
      const host = await startBuiltHost(mockHost, USAGE_BUILD)
      await use(host)
      await host.stop()
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ usageHost }, use) => use(usageHost.url),

  // A user agent that doesn't reveal automation, because PostHog ignores automated browsers.
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36',

  vendors: [
    async ({ context, usageHost }, use, testInfo) => {
      const captured: Sent[] = []
      let isBlocked = false
      await context.addInitScript(() => {
        Object.defineProperties(Navigator.prototype, {
          webdriver: { get: () => false },
          userAgentData: { get: () => undefined },
        })
      })
      await context.route(
        (url) => url.origin !== usageHost.url && url.protocol.startsWith('http'),
        async (route, request) => {
          if (request.method() !== 'OPTIONS') captured.push(await read(request))
          return isBlocked ? route.abort('blockedbyclient') : answer(route, request.url())
        },
      )
      const views = () => ({
        google: captured.flatMap(googleView),
        postHog: captured
          .flatMap(postHogEvents)
          .flatMap(({ event, properties }) =>
            event === '$pageview' ? [String(properties['$pathname'])] : [],
          ),
      })
      await use({
        sent: captured,
        views,
        events: () =>
          captured.flatMap(postHogEvents).map(({ event, properties }) => ({
            name: event,
            id: String(properties['distinct_id']),
          })),
        vitals: () => ({
          google: captured.flatMap(({ url }) => {
            const { en, ...properties } = Object.fromEntries(new URL(url).searchParams)
            return en === 'web_vital' ? [properties] : []
          }),
          postHog: captured
            .flatMap(postHogEvents)
            .flatMap(({ event, properties }) => (event === 'web_vital' ? [properties] : [])),
        }),
        expectView: (route) => expect.poll(() => views().google, { intervals }).toContain(route),
        expectViews: async (...routes) => {
          await expect.poll(() => views().google).toEqual(expect.arrayContaining(routes))
          await expect.poll(() => views().postHog).toEqual(expect.arrayContaining(routes))
        },
        block: () => void (isBlocked = true),
      })
      if (testInfo.status === testInfo.expectedStatus) return
      const lines = captured.map(({ url, body }) => `${new URL(url).origin} ${body.toString()}`)
      await testInfo.attach('sent to the services', { body: lines.join('\n') })
    },
    { auto: true },
  ],
})

async function read(request: Request): Promise<Sent> {
  const headers = await request.allHeaders().catch(() => request.headers())
  return {
    url: request.url(),
    headers: JSON.stringify(headers),
    body: request.postDataBuffer() ?? Buffer.alloc(0),
  }
}

const intervals = [20, 50, 100]

const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

function answer(route: Route, url: string) {
  if (url.startsWith(GTAG))
    return route.fulfill({ contentType: 'text/javascript', body: gtagScript(COLLECT) })
  return route.fulfill({ headers: cors, json: { status: 1 } })
}

function googleView({ url }: Sent): string[] {
  if (!url.startsWith(COLLECT)) return []
  const { searchParams } = new URL(url)
  const page = new URL(searchParams.get('dl') ?? '')
  return searchParams.get('en') === 'page_view' ? [page.pathname] : []
}

type PostHogEvent = { event: string; properties: Properties }

function postHogEvents({ url, body }: Sent): PostHogEvent[] {
  if (!url.startsWith(POSTHOG_HOST) || body.length === 0) return []
  const given: { batch: PostHogEvent[] } | PostHogEvent = JSON.parse(body.toString())
  return 'batch' in given ? given.batch : [given]
}

/** Stores a consent choice as if from an earlier visit. */
export async function answerBefore(page: Page, consent: 'granted' | 'denied') {
  await page.addInitScript((value) => {
    localStorage.setItem('analytics_consent', value)
  }, consent)
}

/** The history state property with the router's entry number. */
const INDEX = '__TSR_index'

/**
 * Opens another screen without a page load, as a link does. Increments the router's entry number, because with
 * duplicate numbers, a blocked Back would load the page.
 */
export async function goTo(page: Page, path: string) {
  await page.evaluate(
    ([to, index]) => {
      const state: Record<string, number | undefined> | null = history.state
      history.pushState({ [index]: (state?.[index] ?? 0) + 1 }, '', to)
    },
    [path, INDEX] as const,
  )
}
