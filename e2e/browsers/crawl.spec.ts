import { expect } from '@playwright/test'
import { personas } from '../../mocks/personas'
import { adminStops } from '../crawl/admin-stops'
import { clientStops } from '../crawl/client-stops'
import type { Stop } from '../crawl/overlays'
import { visitorScreens } from '../crawl/screens'
import { noCounts, walk } from '../crawl/walk'
import { ADMIN_HOME, HOME, LOGIN, adminBundleSessionsPath, bundles, sessionsPath } from '../pages'
import { test } from './fixtures'
import type { Tab } from './tab'

/** Returns the ID of the session that the list's first row links to. */
async function sessionIdIn(tab: Tab, list: string) {
  await tab.goto(list)
  const first = tab.role('table', 'Sessions').role('rowheader').nth(0).role('link')
  return (await first.one()).href.split(/[/?]/).find((part) => part.length > 30) ?? ''
}

async function clientArea(tab: Tab) {
  const bundleId = await tab.evaluate(() => {
    const [bundle]: { id: number }[] = JSON.parse(localStorage.getItem('BUNDLES') ?? '[]')
    return String(bundle?.id)
  })
  const sessionId = await sessionIdIn(tab, sessionsPath(bundleId))
  return clientStops(bundleId, sessionId, personas['client-sanctions'].name)
}

async function adminArea(tab: Tab) {
  const list = adminBundleSessionsPath(bundles.retail, '?status=success')
  return adminStops(await sessionIdIn(tab, list), personas.admin.name)
}

const visitorArea = async (): Promise<Stop[]> =>
  Object.entries(visitorScreens).map(([route, path]) => ({ route, path, piles: [] }))

const light = { currentTheme: 'light', direction: 'ltr' }
const darkRtl = { currentTheme: 'dark', direction: 'rtl' }

// One look per area is enough, because blocked content and failed requests are the same in every look.
const areas = {
  client: { persona: 'client-sanctions', home: HOME, layout: light, getStops: clientArea },
  admin: { persona: 'admin', home: ADMIN_HOME, layout: darkRtl, getStops: adminArea },
  'signed out': { persona: undefined, home: LOGIN, layout: light, getStops: visitorArea },
} as const

for (const [area, { persona, home, layout, getStops }] of Object.entries(areas))
  test(`H3 opens every ${area} screen without blocked content or failed requests`, async ({
    tab,
    openAs,
    failedCalls,
    reported,
  }, testInfo) => {
    test.setTimeout(7_200_000)
    await tab.evaluate((stored) => {
      localStorage.setItem('layout', JSON.stringify(stored))
      // If the version marker is missing, the portal clears the storage.
      localStorage.setItem('STORAGE_VERSION', '2')
    }, layout)
    if (persona) await openAs(persona, home)
    else await tab.goto(home)
    const stops = await getStops(tab)
    const counts = noCounts()
    // The short run opens each screen without its layers.
    const visitedStops = process.env['FULL'] ? stops : stops.map((stop) => ({ ...stop, piles: [] }))
    await walk(tab, visitedStops, { counts, open: ({ path }) => tab.goto(path) })
    const numbers = Object.entries(counts).map(([name, count]) => `${name} ${count}`)
    const findings = { failed: await failedCalls(), errors: await reported() }
    console.log(
      `${testInfo.project.name}, ${testInfo.title}: ${numbers.join(', ')}, errors ${findings.errors.length}, failed ${findings.failed.length}`,
    )
    expect(findings).toEqual({ failed: [], errors: [] })
  })
