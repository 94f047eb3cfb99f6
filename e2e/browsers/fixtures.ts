import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import type { PersonaName } from '../../mocks/personas'
import { createMock, signInByCall, testWithDatabase, type Mock } from '../fixtures'
import type { Engine } from './engine'
import { startFirefox } from './firefox'
import { eventually } from './part'
import { createTab, type Tab } from './tab'
import { startWebKit } from './webkit'

type Fixtures = {
  request: APIRequestContext
  mock: Mock
  /** The host of the test: with it its storage is empty, its caches too. */
  origin: string
  /** The calls of the test that were refused or found nothing. */
  failedCalls: () => Promise<string[]>
  /** The errors that the pages have reported so far. */
  reported: () => Promise<string[]>
  openTab: () => Promise<Tab>
  tab: Tab
  /** Signs in by a call and opens the address. */
  openAs: (name: PersonaName, path: string, tab?: Tab) => Promise<void>
  /** The one file that the browser has saved in this test, once it is complete. */
  savedFile: () => Promise<{ name: string; text: string }>
}

/** Journeys in the engine that their project is named after. */
export const test = testWithDatabase.extend<Fixtures, { engine: Engine }>({
  engine: [
    async ({}, use, { project }) => {
      const engine = await (project.name === 'webkit' ? startWebKit() : startFirefox())
      await use(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  request: async ({ playwright, baseURL, database }, use) => {
    const extraHTTPHeaders = { cookie: `mock_db=${database}` }
    const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders })
    await use(request)
    await request.dispose()
  },

  mock: async ({ request }, use) => use(createMock(request)),

  origin: async ({ baseURL, database }, use) => {
    const { protocol, port } = new URL(baseURL ?? '')
    // A name under localhost is a secure origin too.
    await use(`${protocol}//${database}.localhost:${port}`)
  },

  reported: async ({ origin, request }, use) => use(() => listItems(request, 'errors', origin)),

  failedCalls: async ({ origin, request }, use) => use(() => listItems(request, 'failed', origin)),

  openTab: async ({ engine, origin, database, reported, errors }, use, testInfo) => {
    const openTabs = new Set<string>()
    await use(async () => {
      const id = await engine.openTab()
      openTabs.add(id)
      const tab = createTab(engine, id, origin, () => openTabs.delete(id))
      // A page without any code of the portal.
      await tab.goto('/robots.txt')
      await tab.evaluate((name) => void (document.cookie = `mock_db=${name}`), database)
      return tab
    })
    for (const id of openTabs) {
      if (testInfo.errors.length > 0) {
        const path = testInfo.outputPath(`${id}.png`)
        await writeFile(path, await engine.screenshot(id), 'base64')
        await testInfo.attach('screenshot', { path, contentType: 'image/png' })
      }
      await engine.closeTab(id)
    }
    errors.seen.push(...(await reported()))
  },

  tab: async ({ openTab }, use) => use(await openTab()),

  openAs: async ({ tab: first, request }, use) =>
    use(async (name, path, tab = first) => {
      const storedItems = await signInByCall(request, name)
      await tab.evaluate((items) => Object.assign(localStorage, items), storedItems)
      await tab.goto(path)
    }),

  savedFile: async ({ engine: { downloads } }, use) => {
    await rm(downloads, { recursive: true, force: true })
    await mkdir(downloads)
    await use(async () => {
      let saved = { name: '', text: '' }
      const look = async () => {
        // While it is being written there is another one, or none with this name.
        const [name = '', ...others] = await readdir(downloads)
        const isWhole = others.length === 0 && /\.(csv|zip)$/.test(name)
        saved = { name, text: isWhole ? await readFile(join(downloads, name), 'utf8') : '' }
        return saved.text
      }
      await eventually(look, 'a saved file').not.toBe('')
      return saved
    })
  },
})

/** What the server has seen of the test's host. */
async function listItems(
  request: APIRequestContext,
  name: 'errors' | 'failed',
  origin: string,
): Promise<string[]> {
  const { host } = new URL(origin)
  // A server closes an idle connection whenever it likes, even while the next call is being sent.
  const response = await request.get(`/__${name}?of=${host}`, { maxRetries: 3 })
  return response.json()
}
