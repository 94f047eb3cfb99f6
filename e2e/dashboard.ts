import type { Locator, Page } from '@playwright/test'

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

/** The count of the card or bar that a link covers: its last line that is a whole number. */
export const numberBeside = async (link: Locator) =>
  (await link.locator('xpath=ancestor::*[self::li or self::div][1]').innerText())
    .match(/^[\d,]+$/gm)
    ?.at(-1) ?? 'none'
