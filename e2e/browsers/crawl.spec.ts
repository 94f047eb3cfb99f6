import { expect } from '@playwright/test'
import { personas } from '../../mocks/personas'
import { adminStops } from '../crawl/admin-stops'
import { clientStops } from '../crawl/client-stops'
import type { Stop } from '../crawl/overlays'
import { visitorScreens } from '../crawl/screens'
import { noCounts, walk } from '../crawl/walk'
import { FULL } from '../helpers'
import { ADMIN_HOME, HOME, LOGIN, adminBundleSessionsPath, bundles, sessionsPath } from '../pages'
import { test } from './fixtures'
import type { Tab } from './tab'

/** A session of the list, as the first row links to it. */
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

const areas = {
  client: { persona: 'client-sanctions', home: HOME, getStops: clientArea },
  admin: { persona: 'admin', home: ADMIN_HOME, getStops: adminArea },
  'signed out': { persona: undefined, home: LOGIN, getStops: visitorArea },
} as const

const looks = {
  light: { currentTheme: 'light', direction: 'ltr' },
  'dark, right to left': { currentTheme: 'dark', direction: 'rtl' },
} as const

const visits = (['client', 'admin', 'signed out'] as const).flatMap((area) =>
  (['light', 'dark, right to left'] as const).map((look) => ({ area, look })),
)

for (const { area, look } of visits)
  test(
    `H3 ${area}, ${look}: every screen opens, and nothing is blocked or fails`,
    { tag: look === 'light' ? [] : FULL },
    async ({ tab, openAs, failedCalls, reported }, testInfo) => {
      test.setTimeout(7_200_000)
      const { persona, home, getStops } = areas[area]
      await tab.evaluate((layout) => {
        localStorage.setItem('layout', JSON.stringify(layout))
        // Without it all that is stored would be cleared.
        localStorage.setItem('STORAGE_VERSION', '2')
      }, looks[look])
      if (persona) await openAs(persona, home)
      else await tab.goto(home)
      const stops = await getStops(tab)
      const counts = noCounts()
      // Short, each screen is only opened.
      const visitedStops = process.env['FULL']
        ? stops
        : stops.map((stop) => ({ ...stop, piles: [] }))
      await walk(tab, visitedStops, { counts, open: ({ path }) => tab.goto(path) })
      const numbers = Object.entries(counts).map(([name, count]) => `${name} ${count}`)
      const findings = { failed: await failedCalls(), errors: await reported() }
      console.log(
        `${testInfo.project.name}, ${testInfo.title}: ${numbers.join(', ')}, errors ${findings.errors.length}, failed ${findings.failed.length}`,
      )
      expect(findings).toEqual({ failed: [], errors: [] })
    },
  )
