import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { dialog, pager } from '../helpers'

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

/** How many rows a list says it has, with its separators. */
export const totalText = async (page: Page) =>
  (await pager(page).getByRole('status').textContent())?.split('of').at(-1)?.trim()

/** A record of the services' CSV, in the words of its row on the screen. */
export function asShown(record: string): string[] {
  const [service = '', ran, failed, rate] = record.split(',')
  const percent = { style: 'percent', maximumFractionDigits: 1 } as const
  return [
    service,
    Number(ran).toLocaleString('en'),
    Number(failed).toLocaleString('en'),
    Number(rate).toLocaleString('en', percent),
  ]
}

export const cellsOf = async (rows: Locator) =>
  Promise.all((await rows.all()).map((row) => row.locator('th, td').allInnerTexts()))

export async function csvOf(page: Page, button: Locator) {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), 'utf8'),
  }
}
