import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures'
import { MOCK, banner, dialog, expectHeading, expectSession, expectPath } from '../helpers'
import { HOME, bundles, sessionsPath } from '../pages'
import { bodyRows } from '../record-list/list'

/** Returns the IDs of the listed sessions. */
async function listedIds(page: Page): Promise<string[]> {
  const links = bodyRows(page).getByRole('rowheader').getByRole('link')
  // Waits for the links, because the skeleton has the same number of rows but no links.
  await expect(links).toHaveCount(10)
  return links.evaluateAll((all) =>
    all.map(
      (link) =>
        new URL(String(link.getAttribute('href')), location.href).pathname.split('/').at(-1) ?? '',
    ),
  )
}

/**
 * Enters text without waiting for the dialog, like a user. Inserts the text like a paste but without the clipboard,
 * because a busy headless browser sometimes reads an empty clipboard.
 */
async function enterIntoSearch(page: Page, text: string) {
  // Waits for the shell, because it handles the shortcut and may appear after the screen's heading.
  await expect(banner(page).getByRole('combobox', { name: 'Search' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.insertText(text)
}

test.beforeEach(({ allowErrors }) => {
  // The request for a bundle that does not contain the session returns 404.
  allowErrors(/bundle-session-details/)
})

test(
  'opens a session in any bundle when a client searches for its ID',
  { tag: MOCK },
  async ({ page, openAs }) => {
    await openAs('client', sessionsPath(bundles.wallet, '?page_size=10'))
    const [, id = ''] = await listedIds(page)
    // Loads a page, so the portal no longer has the list in memory.
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
