import type { Page } from '@playwright/test'
import { personas } from '../../mocks/personas'
import { adminStops } from '../crawl/admin-stops'
import { clientStops } from '../crawl/client-stops'
import { ADMIN_HOME, HOME, adminBundleSessionsPath, bundles, sessionsPath } from '../pages'
import { bodyRows } from '../record-list/list'

/** Returns the path of the open list's first record. */
async function firstRecord(page: Page) {
  const href = await bodyRows(page).first().getByRole('link').first().getAttribute('href')
  return new URL(href ?? '', page.url()).pathname
}

/** Removes the crawl's `q` or `redirect` query from a path, because the mock lists don't contain the crawl's name. */
export const withoutSearch = (path: string) => path.replace(/\?(q|redirect)=.*/, '')

async function clientArea(page: Page) {
  const bundleId = await page.evaluate(() => {
    const [bundle]: { id: number }[] = JSON.parse(localStorage.getItem('BUNDLES') ?? '[]')
    return String(bundle?.id)
  })
  await page.goto(sessionsPath(bundleId))
  const sessionId = (await firstRecord(page)).split('/').at(-1) ?? ''
  return clientStops(bundleId, sessionId, personas['client-sanctions'].name)
}

async function adminArea(page: Page) {
  await page.goto(adminBundleSessionsPath(bundles.retail, '?status=success'))
  const sessionId = (await firstRecord(page)).split('/').at(-1) ?? ''
  return adminStops(sessionId, personas.admin.name)
}

/** Both areas, each with a home path, its stops, and a persona that can see the whole area. */
export const areas = {
  client: { persona: 'client-sanctions', home: HOME, getStops: clientArea },
  admin: { persona: 'admin', home: ADMIN_HOME, getStops: adminArea },
} as const
