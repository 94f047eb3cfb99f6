import type { Locator, Page } from '@playwright/test'
import { dialog } from '../helpers'

export const figure = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true })
export const card = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true }).first()
export const bundleDialog = (page: Page) => dialog(page, 'Choose a bundle')
export const chart = (page: Page) => page.getByRole('img', { name: /^Sessions by day/ })
export const searchOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

export async function choosePeriod(page: Page, name: string) {
  await page.getByRole('button', { name: /^Period:/ }).click()
  await dialog(page, 'Period').getByRole('button', { name }).click()
}

/** The count of the card or bar that a link covers: its last line with a whole number. */
export const numberBeside = async (link: Locator) =>
  (await link.locator('xpath=ancestor::*[self::li or self::div][1]').innerText())
    .match(/^[\d,]+$/gm)
    ?.at(-1) ?? 'none'
