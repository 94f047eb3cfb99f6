import type { Page } from '@playwright/test'
import { button, dialog, expectSession } from '../helpers'
import { bundles, sessionsPath } from '../pages'
import { bodyRows } from '../record-list/list'

export const drawer = (page: Page) => dialog(page, 'Transaction')

/** Opens a list row and returns the session's ID and personal values from the backend's response. */
export async function openRow(page: Page, address: string, row = 0) {
  await page.goto(address)
  const details = page.waitForResponse((response) =>
    response.url().includes('bundle-session-detail'),
  )
  await bodyRows(page).nth(row).getByRole('link').click()
  await expectSession(page)
  const session = await (await details).json()
  const ocrTransaction = session.transactions.find(
    (each: { service: string; status: boolean }) => each.service === 'ocr' && each.status,
  )
  const { full_name, front_nid, date_of_birth, street, serial_number } = ocrTransaction?.data ?? {}
  const values: string[] = [session.ip, session.reference_user_id, full_name, front_nid]
  return {
    id: String(session.session_id),
    name: String(full_name),
    values: [...values, date_of_birth, street, serial_number].map(String),
  }
}

export const openPassedSession = (page: Page) =>
  openRow(page, sessionsPath(bundles.retail, '?status=success'))
export const openFailedSession = (page: Page) =>
  openRow(page, sessionsPath(bundles.retail, '?status=failed&service=liveness'))

export async function findLeaks(page: Page, values: readonly string[]): Promise<string[]> {
  const html = await page.evaluate(() => document.documentElement.outerHTML)
  return values.filter((value) => html.includes(value))
}

export async function choose(page: Page, entry: string) {
  await button(page, 'More').click()
  await page.getByRole('menuitem', { name: entry }).click()
}
