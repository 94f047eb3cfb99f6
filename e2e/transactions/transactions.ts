import { expect, type Page } from '@playwright/test'
import { dialog } from '../helpers'

export const tabs = (page: Page) => page.getByRole('navigation', { name: 'Bundle' })
export const table = (page: Page) => page.getByRole('table', { name: 'Transactions' })
export const bodyRows = (page: Page) => table(page).locator('tbody').getByRole('row')
export const rowLink = (page: Page, index: number) =>
  bodyRows(page).nth(index).getByRole('rowheader').getByRole('link')
export const search = (page: Page) => page.getByRole('searchbox', { name: 'Search transactions' })
export const drawer = (page: Page) => dialog(page, 'Transaction')
export const settled = (page: Page) => expect(table(page)).not.toHaveAttribute('aria-busy', 'true')
