import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures'
import { MOCK, banner, dialog, expectHeading, expectSession, expectPath } from '../helpers'
import { HOME, bundles, sessionsPath } from '../pages'
import { bodyRows } from '../record-list/list'

/** The ids of the sessions that a list shows. */
async function listedIds(page: Page): Promise<string[]> {
  const links = bodyRows(page).getByRole('rowheader').getByRole('link')
  // The rows of the skeleton are as many, but have no links.
  await expect(links).toHaveCount(10)
  return links.evaluateAll((all) =>
    all.map(
      (link) =>
        new URL(String(link.getAttribute('href')), location.href).pathname.split('/').at(-1) ?? '',
    ),
  )
}

/**
 * Enters a text without waiting for the dialog, as people do. It arrives as a paste, but not through the clipboard,
 * which a busy headless browser now and then reads as empty.
 */
async function enterIntoSearch(page: Page, text: string) {
  // The heading of a screen may come before the shell, which has the key.
  await expect(banner(page).getByRole('combobox', { name: 'Search' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.insertText(text)
}

test.beforeEach(({ allowErrors }) => {
  // A bundle without the session answers 404.
  allowErrors(/bundle-session-details/)
})

test(
  'a client enters an id, presses Enter and is at the session, in whichever bundle it is',
  { tag: MOCK },
  async ({ page, openAs }) => {
    await openAs('client', sessionsPath(bundles.wallet, '?page_size=10'))
    const [, id = ''] = await listedIds(page)
    // Nothing of the list is known any more.
    await page.goto(HOME)
    await expectHeading(page, 'Dashboard')
    await enterIntoSearch(page, id)
    await page.keyboard.press('Enter')
    await expectSession(page)
    await expectPath(page, sessionsPath(bundles.wallet, `/${id}`))
    await expect(page).toHaveTitle(
      new RegExp(`^Session ${id.slice(0, 6)}…${id.slice(-4)} · \\w.* · Verification portal$`),
    )
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    await enterIntoSearch(page, '0b5d7612-3456-4789-abcd-0123456789ab')
    const search = dialog(page, 'Search')
    await expect(search.getByText('Not found in your 5 bundles')).toBeVisible()
  },
)
