import ReactGA from 'react-ga4'
import { beforeEach, expect, test, vi } from 'vitest'

declare global {
  interface Window {
    /** The commands that Google Analytics receives, in order. */
    dataLayer: Iterable<string | Record<string, unknown>>[]
  }
}

const KEY = 'phc_unit'
const GA_ID = 'G-UNIT1'
const context = { locale: 'en', version: '1.4.6' }
const pageView = { name: 'page_view', route: '/admin/clients/$clientId' } as const
const vital = {
  route: '/app/pages/home',
  metric: 'INP',
  rating: 'good',
  at_most: 100,
  connection: 'medium',
  navigation: 'back-forward',
} as const
const mona = { $current_url: 'http://localhost/admin/clients/1001', title: 'Mona Saleh' }

beforeEach(() => {
  vi.resetModules()
  // `resetModules` doesn't reload packages, so ReactGA would keep its state.
  ReactGA.reset()
  Reflect.deleteProperty(window, 'dataLayer')
  Reflect.deleteProperty(window, 'gtag')
  // Prevents Google Analytics from loading its script.
  vi.spyOn(document.body, 'appendChild').mockImplementation((node) => node)
})

/** Starts PostHog the way the portal does, but without a network. */
async function startPostHog() {
  const { posthog } = await import('posthog-js/dist/module.slim.no-external')
  const init = vi.spyOn(posthog, 'init').mockReturnValue(posthog)
  const capture = vi.spyOn(posthog, 'capture').mockReturnValue(undefined)
  const reset = vi.spyOn(posthog, 'reset').mockReturnValue(undefined)
  const { createPostHog } = await import('./posthog')
  const vendor = createPostHog(KEY, 'https://posthog.example.com')
  const beforeSend = (event: string, properties: object) => {
    const hook = init.mock.calls[0]?.[1]?.before_send
    if (typeof hook !== 'function') throw new Error('PostHog has no hook')
    return hook({ uuid: 'u', event, properties, $set: mona })
  }
  return { vendor, init, capture, reset, beforeSend, createPostHog }
}

test('I7 turns off all automatic PostHog features', async () => {
  const { init } = await startPostHog()
  expect(init).toHaveBeenCalledExactlyOnceWith(
    KEY,
    expect.objectContaining({
      api_host: 'https://posthog.example.com',
      persistence: 'memory',
      ip: false,
      person_profiles: 'never',
      autocapture: false,
      rageclick: false,
      capture_dead_clicks: false,
      capture_exceptions: false,
      capture_heatmaps: false,
      capture_pageview: false,
      capture_pageleave: false,
      capture_performance: false,
      disable_session_recording: true,
      disable_surveys: true,
      disable_external_dependency_loading: true,
      advanced_disable_flags: true,
    }),
  )
})

test('I1 rebuilds PostHog events from only the allowed fields', async () => {
  const { vendor, capture, beforeSend } = await startPostHog()
  vendor.send(pageView, context)
  expect(capture).toHaveBeenCalledExactlyOnceWith('$pageview', {
    ...context,
    route: pageView.route,
  })
  const own = { token: KEY, distinct_id: 'anonymous', route: pageView.route }
  const flags = { $geoip_disable: true, $process_person_profile: false }
  // The route pattern replaces the path that PostHog reads from the URL.
  const rebuilt = { ...own, $pathname: pageView.route, ...flags }
  expect(beforeSend('$pageview', { ...own, ...mona, $pathname: '/admin/clients/1001' })).toEqual({
    uuid: 'u',
    event: '$pageview',
    timestamp: undefined,
    properties: rebuilt,
  })
  vendor.send({ name: 'web_vital', ...vital }, context)
  const [, sent] = capture.mock.calls.at(-1) ?? []
  const addedFields = { $pathname: '/admin/clients/1001', $raw_user_agent: 'x', value: 98.7 }
  expect(beforeSend('web_vital', { ...own, ...sent, ...addedFields })?.properties).toEqual({
    ...own,
    ...context,
    ...vital,
    ...flags,
  })
  expect(beforeSend('$autocapture', own)).toBeNull()
})

test('I3 stops PostHog events until consent is given again', async () => {
  const { vendor, init, reset, beforeSend, createPostHog } = await startPostHog()
  vendor.stop()
  expect(reset).toHaveBeenCalledOnce()
  expect(beforeSend('sign_in', {})).toBeNull()
  createPostHog(KEY, undefined)
  expect(beforeSend('sign_in', {})).not.toBeNull()
  expect(init).toHaveBeenCalledOnce()
})

const dataLayer = () => window.dataLayer.map((entry) => [...entry])
const commands = (name: string) => dataLayer().filter(([command]) => command === name)
const clientIds = () =>
  commands('config').map(([, , options]) => typeof options === 'object' && options['client_id'])

async function startGoogleAnalytics() {
  const { createGoogleAnalytics } = await import('./google-analytics')
  return { vendor: createGoogleAnalytics(GA_ID), again: () => createGoogleAnalytics(GA_ID) }
}

test('I1 I2 sends Google Analytics the route pattern as location and title', async () => {
  document.title = 'Mona Saleh'
  const { vendor } = await startGoogleAnalytics()
  vendor.send(pageView, context)
  vendor.send({ name: 'sign_in' }, context)
  vendor.send({ name: 'web_vital', ...vital }, context)
  const { route: measuredRoute, ...measured } = vital
  const page = (route: string) => ({
    page_location: `http://localhost:3000${route}`,
    page_title: route,
    page_referrer: '',
  })
  expect(commands('set')).toEqual([['set', page('')]])
  expect(commands('event')).toEqual([
    ['event', 'page_view', { ...context, ...page(pageView.route) }],
    ['event', 'sign_in', { ...context, ...page('') }],
    ['event', 'web_vital', { ...context, ...measured, ...page(measuredRoute) }],
  ])
  expect(JSON.stringify(dataLayer())).not.toContain('Mona')
  const [consent, config] = [commands('consent')[0], commands('config')[0]]
  expect(consent?.[2]).toMatchObject({ ad_storage: 'denied', ad_user_data: 'denied' })
  expect(config?.[2]).toMatchObject({ send_page_view: false, allow_google_signals: false })
})

test('I5 gives Google Analytics a new anonymous ID on reset', async () => {
  const { vendor } = await startGoogleAnalytics()
  document.cookie = '_ga_UNIT1=GS1.1; path=/'
  vendor.reset()
  expect(new Set(clientIds()).size).toBe(2)
  expect(document.cookie).toBe('')
})

test('I3 disables Google Analytics on stop and enables it after new consent', async () => {
  const { vendor, again } = await startGoogleAnalytics()
  document.cookie = '_ga=GA1.1; path=/'
  vendor.stop()
  expect(Reflect.get(window, `ga-disable-${GA_ID}`)).toBe(true)
  expect(document.cookie).toBe('')
  again()
  expect(Reflect.get(window, `ga-disable-${GA_ID}`)).toBe(false)
  expect(commands('consent').at(-1)).toEqual([
    'consent',
    'update',
    { analytics_storage: 'granted' },
  ])
  expect(new Set(clientIds()).size).toBe(2)
})

test('I4 starts the other vendor if one throws', async () => {
  vi.stubEnv('VITE_POSTHOG_KEY', KEY)
  vi.stubEnv('VITE_GA_ID', GA_ID)
  const { posthog } = await import('posthog-js/dist/module.slim.no-external')
  vi.spyOn(posthog, 'init').mockImplementation(() => {
    throw new Error('blocked')
  })
  const { loadVendors } = await import('./vendors')
  const startVendors = await loadVendors()
  vi.unstubAllEnvs()
  const startedVendors = startVendors()
  expect(startedVendors).toHaveLength(1)
  startedVendors[0]?.send({ name: 'export' }, context)
  expect(commands('event')).toHaveLength(1)
})

test("I3 loads Google's script only when the vendors start", async () => {
  vi.stubEnv('VITE_GA_ID', GA_ID)
  const append = vi.spyOn(document.body, 'appendChild')
  const { loadVendors } = await import('./vendors')
  const startVendors = await loadVendors()
  vi.unstubAllEnvs()
  expect(append).not.toHaveBeenCalled()
  startVendors()
  expect(append).toHaveBeenCalledOnce()
})

test('starts no vendors if no keys are set', async () => {
  const { loadVendors } = await import('./vendors')
  expect((await loadVendors())()).toEqual([])
})
