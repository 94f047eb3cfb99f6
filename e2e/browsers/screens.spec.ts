import { HOME, bundles, sessionsPath } from '../pages'
import { adminScreens, clientScreens, visitorScreens } from '../usage/screens'
import { test } from './fixtures'
import { eventually } from './part'
import type { Tab } from './tab'

/** How far a screen is. */
const state = (tab: Tab) =>
  tab.evaluate(() => {
    const texts = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.textContent ?? '')
    return {
      isLoading:
        texts('h1').length !== 1 ||
        texts('[role=status]').includes('Loading') ||
        document.querySelector('[aria-busy=true]') !== null,
      errors: texts('[role=alert]').filter((text) => text !== ''),
    }
  })

async function expectToOpen(tab: Tab, screens: Record<string, string>) {
  for (const path of Object.values(screens))
    await test.step(path, async () => {
      await tab.goto(path)
      await eventually(() => state(tab), path).toEqual({ isLoading: false, errors: [] })
    })
}

/** A session of the list, as the first row links to it. */
async function sessionIdIn(tab: Tab, list: string) {
  await tab.goto(list)
  const first = tab.role('table', 'Sessions').role('rowheader').nth(0).role('link')
  return (await first.one()).href.split(/[/?]/).find((part) => part.length > 30) ?? ''
}

test('every screen of the client area opens', async ({ tab, openAs }) => {
  test.setTimeout(120_000)
  await openAs('client-sanctions', HOME)
  const bundleId = await tab.evaluate(() => {
    const [bundle]: { id: number }[] = JSON.parse(localStorage.getItem('BUNDLES') ?? '[]')
    return String(bundle?.id)
  })
  const screens = await clientScreens(bundleId, await sessionIdIn(tab, sessionsPath(bundleId)))
  await expectToOpen(tab, screens)
})

test('every screen of the admin area opens', async ({ tab, openAs }) => {
  test.setTimeout(120_000)
  const list = `/admin/bundle-sessions/${bundles.retail}`
  await openAs('admin', list)
  const screens = await adminScreens(await sessionIdIn(tab, list))
  await expectToOpen(tab, screens)
})

test('every screen before the sign-in opens', async ({ tab }) => {
  await expectToOpen(tab, visitorScreens)
})
