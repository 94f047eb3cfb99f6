import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures'
import { MOCK, FULL, PHONE, expectHeading, pager } from '../helpers'
import { bundles, sessionsPath } from '../pages'
import { bodyRows } from './list'

const PAGE_3 = sessionsPath(bundles.retail, '?page=3')

const rowLink = (page: Page, row: number) =>
  bodyRows(page)
    .nth(row - 1)
    .getByRole('link')

/** Returns the scroll position of the table, or of the page if the table isn't scrolled. */
const readScrollTop = (page: Page) =>
  page.evaluate(
    () =>
      document.querySelector('main [data-fills]')?.scrollTop || document.documentElement.scrollTop,
  )

async function openRow20(page: Page) {
  await rowLink(page, 20).focus()
  const from = { scroll: await readScrollTop(page), name: await rowLink(page, 20).textContent() }
  expect(from.scroll).toBeGreaterThan(0)
  await page.keyboard.press('Enter')
  await expectHeading(page, /^Session \w/)
  return from
}

async function expectRow20(page: Page, { scroll, name }: Awaited<ReturnType<typeof openRow20>>) {
  await expect(rowLink(page, 20)).toBeFocused()
  await expect(rowLink(page, 20)).toHaveText(name ?? '')
  await expect(rowLink(page, 20)).toBeInViewport()
  expect(await readScrollTop(page)).toBe(scroll)
  await expect(page).toHaveURL(/page=3/)
}

const returns: [name: string, act: (page: Page) => Promise<unknown>][] = [
  ['Esc', (page) => page.keyboard.press('Escape')],
  ["the browser's Back", (page) => page.goBack()],
  ['"Back to the list"', (page) => page.getByRole('link', { name: 'Back to the list' }).click()],
  [
    'the breadcrumb',
    (page) =>
      page
        .getByRole('navigation', { name: 'Breadcrumb' })
        .getByRole('link', { name: 'Retail onboarding' })
        .click(),
  ],
]

test(
  'restores the focus to row 20 of page 3 after each way back, and j continues from that row',
  { tag: MOCK },
  async ({ page, openAs }) => {
    await openAs('client', PAGE_3)
    await expect(bodyRows(page)).toHaveCount(25)
    for (const [name, act] of returns)
      await test.step(name, async () => {
        const from = await openRow20(page)
        await act(page)
        await expectRow20(page, from)
      })
    await page.keyboard.press('j')
    await expect(rowLink(page, 21)).toBeFocused()
    // None of the ways back added a history entry.
    await page.goForward()
    await expectHeading(page, /^Session \w/)
  },
)

test(
  'restores the focus and the scroll position at the opened card on a phone',
  { tag: FULL },
  async ({ page, openAs }) => {
    await page.setViewportSize(PHONE)
    await openAs('client', PAGE_3)
    const cards = page.getByRole('main').locator('[data-row]')
    const card = cards.nth(19).getByRole('link').first()
    await card.focus()
    const before = await readScrollTop(page)
    expect(before).toBeGreaterThan(0)
    await card.click()
    await expectHeading(page, /^Session \w/)
    await page.goBack()
    await expect(card).toBeFocused()
    await expect(card).toBeInViewport()
    await expect(pager(page).getByRole('status')).toHaveText(/^51/)
    expect(Math.abs((await readScrollTop(page)) - before)).toBeLessThan(200)
  },
)
