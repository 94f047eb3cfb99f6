import { expect, type CDPSession, type Page, type Request } from '@playwright/test'
import { test, type Mock } from '../fixtures'
import { connectToHeap, measureHeap, measureObjects } from '../heap'
import { FULL } from '../helpers'
import { ADMIN_CHANGE_PASSWORD, ADMIN_NAME_MATCH, CHANGE_PASSWORD } from '../pages'
import { translations } from '../i18n/catalog'
import { randomFor, seed } from '../random'
import { areas } from '../accessibility/screens'
import { goTo } from '../usage/usage'
import { drawFaults } from './faults'
import { step } from './walk'

// Random walks through the real screens while requests fail in every way.

const STEPS = 700
/** The walk loads no page after this step, so heap measurements show the page's growth. */
const MEASURED_FROM = 300
/** Maximum growth as a factor. Consecutive samples differ by up to 4%, and half of the walk has about 150 faults. */
const GROWTH = 1.05
/** Minimum number of measurements. A walk that loads the page late continues until it has enough measurements. */
const MIN_SAMPLES = 8

/** Matches every console error, because the browser logs the storm's responses as errors. */
const FROM_THE_STORM = /./

/** Requests that change data and that a random walk can send. */
const WRITES =
  /(create|update|upload|change-password|user-details|name-match|search|ocr|resend-initialize|forgot-password)\/$/

/** Form requests. A walk fills forms with different text each time, so only a submit button can repeat a request. */
const FORM_CALLS = /(change-password|name-match)\/$/
/** Search requests. The portal also sends them when a URL is opened. */
const SEARCH_CALLS = /search\/$/
const SUBMITTED = /^(left|submitted)/
const PRESSED = /^(left|submitted|pressed (BUTTON|INPUT))/

/** A write request that the page has sent. */
type Sent = { step: number; path: string; body: string; status?: number }

/** Records each write request with its step and response status. */
async function watchWrites(page: Page, cdp: CDPSession, currentStep: () => number) {
  const writes = new Map<string, Sent>()
  const pendingRequests = new Set<Request>()
  page.on('request', (request) => void pendingRequests.add(request))
  const settle = (request: Request) => void pendingRequests.delete(request)
  page.on('requestfinished', settle)
  page.on('requestfailed', settle)
  // Uses the DevTools protocol, because Playwright's `Request` doesn't have the body.
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { pathname: path } = new URL(request.url)
    if (request.method !== 'POST' || !WRITES.test(path)) return
    const sent: Sent = { step: currentStep(), path, body: requestId }
    writes.set(requestId, sent)
    cdp.send('Network.getRequestPostData', { requestId }).then(
      ({ postData }) => (sent.body = postData),
      // The page has been left, so its request is no longer available.
      () => {},
    )
  })
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const sentWrite = writes.get(requestId)
    if (sentWrite) sentWrite.status = response.status
  })
  await cdp.send('Network.enable')
  /** Returns the response statuses of each write that the page repeated without a further step. */
  const findRepeated = (walked: readonly string[]) => {
    const all = new Map<string, (number | undefined)[]>()
    for (const { step: at, path, body, status } of writes.values()) {
      const cause = FORM_CALLS.test(path) ? SUBMITTED : PRESSED
      const since = walked.slice(0, at).findLastIndex((done) => cause.test(done)) + 1
      const key = `${SEARCH_CALLS.test(path) ? at : since} ${path} ${body}`
      all.set(key, [...(all.get(key) ?? []), status])
    }
    return [...all]
      .map(([key, statuses]) => ({ key, statuses }))
      .filter(({ statuses }) => statuses.length > 1)
  }
  return { writes, pendingRequests, findRepeated }
}

/** Waits until the screen shows its data or an error. */
async function calm(page: Page) {
  const isQuiet = () =>
    page.evaluate(
      () =>
        document.querySelectorAll('main h1').length === 1 &&
        document.querySelector('main [aria-busy=true]') === null,
    )
  await expect.poll(isQuiet, { timeout: 240_000, message: page.url() }).toBe(true)
}

/** Returns the later samples' median divided by the earlier samples' median. */
function growth(samples: readonly number[]): number {
  const middle = Math.floor(samples.length / 2)
  return median(samples.slice(middle)) / median(samples.slice(0, middle))
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

/** Closes the layers that the walk left open, so no measurement includes them. */
async function closeLayers(page: Page, where = page.url()) {
  const closeTopLayer = async () => {
    await page.keyboard.press('Escape')
    return page
      .locator('dialog[open], [popover]:popover-open')
      .evaluateAll((layers) => layers.map(({ outerHTML }) => outerHTML.slice(0, 400)))
  }
  await expect.poll(closeTopLayer, { message: where }).toEqual([])
}

/**
 * Finds the settings button by its icon, because a walk changes the language. Excludes a search option that has the
 * same icon.
 */
const settingsButton = (page: Page) =>
  page.locator('header button[aria-haspopup]:has(.tabler-icon-adjustments-horizontal)')

/**
 * Resets the portal-wide settings that a walk changed: menu, colors, language. Otherwise, the measured pages would
 * differ.
 */
async function resetSettings(page: Page) {
  // Retries, because a dialog whose code has just arrived may open over the button.
  await expect(async () => {
    await closeLayers(page)
    await settingsButton(page).click({ timeout: 5_000 })
  }).toPass()
  await page.locator('dialog[open] button').last().click()
  await expect(page.locator('html[lang^=en]')).toBeAttached()
  await closeLayers(page)
}

/** Loads everything that a page keeps in memory: screens, languages and the password meter. Ends in English. */
async function tour(page: Page, screens: readonly string[], passwordForm: string) {
  for (const path of screens) {
    await goTo(page, path)
    await calm(page)
  }
  await goTo(page, passwordForm)
  const field = page.getByLabel('New password', { exact: true })
  await field.fill('Storm#2026')
  await expect(page.getByText(/^Strength: \w/)).toBeAttached()
  await field.clear()
  await settingsButton(page).click()
  for (const locale of [...translations, 'en']) {
    await page.locator(`input[type=radio][value=${locale}]`).dispatchEvent('click')
    await expect(page.locator(`html[lang^=${locale}]`)).toBeAttached()
  }
  await closeLayers(page)
}

async function remaining(page: Page): Promise<number> {
  const response = await page.request.get('/__mock/faults')
  const faults: { count?: number | 'always' }[] = await response.json()
  return faults.length
}

const forms = {
  client: [CHANGE_PASSWORD],
  admin: [ADMIN_CHANGE_PASSWORD, ADMIN_NAME_MATCH],
} as const

type Storm = {
  page: Page
  mock: Mock
  realm: 'client' | 'admin'
}

/**
 * Walks and injects faults. Returns the number of effective faults, the measurements at every 50th step, and the
 * numbers of writes and repeated writes.
 */
async function storm({ page, mock, realm }: Storm) {
  const draw = randomFor(`storm ${realm}`)
  const { home, getStops } = areas[realm]
  const screens = (await getStops(page)).map(({ path }) => path)
  const cdp = await connectToHeap(page)
  let current = 0
  const watchedWrites = await watchWrites(page, cdp, () => current)
  page.on('dialog', (question) => void question.accept().catch(() => {}))
  const walkedSteps: string[] = []
  const heapSamples: { heap: number; nodes: number }[] = []
  let injectedCount = 0
  let isNewPage = true
  page.on('load', () => (isNewPage = true))
  for (current = 1; current <= STEPS || heapSamples.length < MIN_SAMPLES; current += 1) {
    const faults = drawFaults(draw, 12)
    await mock.faults(faults)
    const mayLoad = current < MEASURED_FROM
    walkedSteps.push(
      await step({ page, draw, screens, forms: forms[realm], mayLoad, number: current }).catch(
        (error: unknown) => `left: ${String(error).slice(0, 80)}`,
      ),
    )
    // Waits for a random time, like a user who looks at the screen or who leaves before the responses arrive.
    await page
      .evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), draw() * 200)
      .catch(() => {})
    injectedCount += faults.length - (await remaining(page))
    const where = `step ${current} of ${realm}, seed ${seed}:\n${walkedSteps.slice(-6).join('\n')}`
    expect(page.url(), where).not.toMatch(/\/auth\//)
    if (current % 50 > 0) continue
    await mock.faults([])
    await closeLayers(page, where)
    await resetSettings(page)
    if (current >= MEASURED_FROM && isNewPage) {
      // A walk may press a button that reloads the page, and the new page needs the tour again.
      await tour(page, screens, forms[realm][0])
      heapSamples.length = 0
      isNewPage = false
    }
    await goTo(page, home)
    await calm(page)
    // Lets cached responses expire, because they stay in memory for minutes and would look like growth.
    await page.clock.fastForward('10:00')
    await calm(page)
    expect(page.url(), where).toContain(home)
    if (current > MEASURED_FROM) {
      const { nodes } = await measureHeap(cdp)
      heapSamples.push({ heap: await measureObjects(cdp), nodes })
    }
    const last = heapSamples.at(-1)
    const size = last ? `, ${last.heap.toFixed(0)} kB, ${last.nodes} nodes` : ''
    console.log(`${realm}: ${current} of ${STEPS} steps, ${injectedCount} faults${size}`)
  }
  await expect.poll(() => watchedWrites.pendingRequests.size).toBe(0)
  const repeatedWrites = watchedWrites.findRepeated(walkedSteps)
  for (const { key, statuses } of repeatedWrites) {
    expect(statuses.length, key).toBe(2)
    expect([401, 403], key).toContain(statuses[0])
  }
  return {
    injectedCount,
    heapSamples,
    writes: watchedWrites.writes.size - repeatedWrites.length,
    repeated: repeatedWrites.length,
  }
}

for (const realm of ['client', 'admin'] as const)
  test(
    `signs nobody out and leaves no ${realm} screen empty while requests fail in every way`,
    { tag: FULL },
    async ({ page, mock, openAs, allowErrors }) => {
      test.setTimeout(7_200_000)
      allowErrors(FROM_THE_STORM)
      const pageErrors: string[] = []
      page.context().on('weberror', (error) => pageErrors.push(String(error.error())))
      await page.clock.install()
      // Disables printing, because a print dialog would wait for user input.
      await page.addInitScript(() => (window.print = () => {}))
      await openAs(areas[realm].persona, areas[realm].home)
      const { injectedCount, heapSamples, writes, repeated } = await storm({
        page,
        mock,
        realm,
      })
      expect(pageErrors).toEqual([])
      const heap = growth(heapSamples.map((sample) => sample.heap))
      const nodes = growth(heapSamples.map((sample) => sample.nodes))
      console.log(
        `${realm}: ${STEPS} steps (seed ${seed}), ${injectedCount} faults, ${writes} writes, ${repeated} sent a second time after 401 or 403; ${heap.toFixed(3)} times the heap and ${nodes.toFixed(3)} times the nodes in the later half.`,
      )
      expect(injectedCount).toBeGreaterThan(STEPS / 2)
      expect(heap).toBeLessThan(GROWTH)
      expect(nodes).toBeLessThan(GROWTH)
    },
  )
