import { expect, type Browser, type Page } from '@playwright/test'
import { test } from '../fixtures'
import { expectHeading } from '../helpers'
import { RETAIL_SESSIONS } from '../pages'
import { bodyRows } from './list'

test('25 sessions take at most 1 300 elements', async ({ page, openAs }) => {
  await openAs('client', RETAIL_SESSIONS)
  await expect(bodyRows(page)).toHaveCount(25)
  await expect(page.getByRole('button', { name: 'Reveal all' })).toBeVisible()
  expect(await page.locator('*').count()).toBeLessThanOrEqual(1_300)
})

test('a click on a row renders its screen once and restyles neither the list nor the shell', async ({
  page,
  browser,
  openAs,
}) => {
  await markCommits(page)
  await openAs('client', RETAIL_SESSIONS)
  await expect(bodyRows(page)).toHaveCount(25)
  const link = bodyRows(page).nth(2).getByRole('link')
  // The code and the data of the screen are there, as after a moment over the row.
  const data = page.waitForResponse(/bundle-session-details/)
  await link.hover()
  await data
  await expect(page.getByText('Updated just now')).toBeVisible()
  const trace = await traceOf(browser, page, async () => {
    await link.click()
    await expectHeading(page, /^Session /)
  })
  const click = trace.findIndex(({ name }) => name === 'click')
  const shown = trace.findIndex(({ name }) => name === 'commit of the session')
  expect(click).toBeGreaterThanOrEqual(0)
  expect(shown).toBeGreaterThan(click)
  const before = trace.slice(click, shown)
  // The router says twice that it asks its guards; that reaches eleven components and no element.
  expect(before.filter(({ name }) => name === 'commit of the list').length).toBeLessThanOrEqual(2)
  const restyled = before.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0)
  expect(restyled).toBeLessThanOrEqual(50)
})

/** Marks the commits of React in a trace, through the hook of its developer tools, and the press on a row. */
async function markCommits(page: Page) {
  await page.addInitScript(() => {
    const onCommitFiberRoot = () => {
      const isList = document.querySelector('main tr[data-row]') !== null
      performance.mark(isList ? 'commit of the list' : 'commit of the session')
    }
    const hook = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot,
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
    }
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
    window.addEventListener('pointerdown', () => performance.mark('click'), true)
  })
}

type TraceEvent = { name: string; ts: number; args: { elementCount?: number } }

/** The marks and the style recalculations during a step, in their order. */
async function traceOf(browser: Browser, page: Page, step: () => Promise<void>) {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] })
  await step()
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  )
  const wanted = /^(UpdateLayoutTree|click|commit of the (list|session))$/
  return traceEvents.filter(({ name }) => wanted.test(name)).toSorted((a, b) => a.ts - b.ts)
}
