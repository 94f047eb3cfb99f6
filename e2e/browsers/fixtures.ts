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
  /** A separate origin for each test, so the test's storage and caches start empty. */
  origin: string
  /** Returns the test's requests that failed with an error status. */
  failedCalls: () => Promise<string[]>
  /** Returns the errors that the pages have reported so far. */
  reported: () => Promise<string[]>
  openTab: () => Promise<Tab>
  tab: Tab
  /** Signs in with an API request and opens the path. */
  openAs: (name: PersonaName, path: string, tab?: Tab) => Promise<void>
  /** Returns the only file that the browser saved in this test, once the file is complete. */
  savedFile: () => Promise<{ name: string; text: string }>
}

/** Runs journeys in the browser engine that the Playwright project is named after. */
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
    // Uses a subdomain of localhost, because it is a separate origin and still a secure context.
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
      // Opens a page without portal code, because the cookie must be set before the portal starts.
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
        // While the browser is writing, the folder has a second file, or no .csv or .zip file.
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

/** Returns the test's page errors or failed requests. The server groups both by host. */
async function listItems(
  request: APIRequestContext,
  name: 'errors' | 'failed',
  origin: string,
): Promise<string[]> {
  const { host } = new URL(origin)
  // Retries, because the server may close an idle connection just as the next request is sent.
  const response = await request.get(`/__${name}?of=${host}`, { maxRetries: 3 })
  return response.json()
}
