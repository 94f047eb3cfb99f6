import type { Page } from '@playwright/test'
import { dialog } from '../helpers'

export const figure = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true })
export const chart = (page: Page) => page.getByRole('img', { name: /^Sessions by day/ })
export const getSearch = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

export async function choosePeriod(page: Page, name: string) {
  await page.getByRole('button', { name: /^Period:/ }).click()
  await dialog(page, 'Period').getByRole('button', { name }).click()
}
