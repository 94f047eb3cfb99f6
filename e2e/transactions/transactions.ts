import { expect, type Page } from '@playwright/test'

const table = (page: Page) => page.getByRole('table', { name: 'Transactions' })
export const bodyRows = (page: Page) => table(page).locator('tbody').getByRole('row')
export const rowLink = (page: Page, index: number) =>
  bodyRows(page).nth(index).getByRole('rowheader').getByRole('link')
export const waitUntilSettled = (page: Page) =>
  expect(table(page)).not.toHaveAttribute('aria-busy', 'true')
