import type { Page } from '@playwright/test'

export const HOME = '/app/pages/home'
export const figure = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true })
export const card = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true }).first()
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Choose a bundle' })
export const chart = (page: Page) => page.getByRole('img', { name: /^Sessions by day/ })
export const searchOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

export async function choosePeriod(page: Page, name: string) {
  await page.getByRole('button', { name: /^Period:/ }).click()
  await page.getByRole('dialog', { name: 'Period' }).getByRole('button', { name }).click()
}
