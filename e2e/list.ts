import { readFile } from 'node:fs/promises'
import { expect, type Download, type Locator, type Page } from '@playwright/test'
import { personas } from '../mocks/personas'

export const LARGE = '/app/pages/bundle/20011/sessions'
/** Some thousand rows: enough to be met in the middle. */
export const SOME = `${LARGE}?from=2026-09-01&to=2026-09-30`

export const table = (page: Page) => page.getByRole('table', { name: 'Sessions' })
export const bodyRows = (page: Page) => table(page).locator('tbody').getByRole('row')
export const headers = (page: Page) => table(page).getByRole('columnheader')
export const boxes = (page: Page) => bodyRows(page).getByRole('checkbox')
export const tools = (page: Page) => page.getByRole('group', { name: 'List' })
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Export as CSV' })
export const total = async (page: Page) => {
  const range = page.getByRole('navigation', { name: 'Pages' }).getByRole('status')
  return Number((await range.textContent())?.split('of').at(-1)?.replace(/\D/g, ''))
}

/** Moves on by the Tab key alone, as a person without a mouse does. */
export async function tabTo(page: Page, target: Locator, key = 'Tab') {
  await expect(target).toBeVisible()
  for (let pressed = 0; pressed < 120; pressed++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${String(target)} cannot be reached by ${key}`)
}

/** Without a picker of files every export is a download. */
export async function withoutPicker(page: Page) {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'))
}

/** The picker gives a file of the origin's own, written by the browser's true streams. */
export async function withPicker(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, {
      showSaveFilePicker: async ({ suggestedName }: { suggestedName: string }) => {
        const folder = await navigator.storage.getDirectory()
        return folder.getFileHandle(suggestedName, { create: true })
      },
    })
  })
}

/** What has been picked and is still there, by name. */
export const savedFiles = (page: Page) =>
  page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory()
    const files: { name: string; text: string }[] = []
    for await (const handle of folder.values()) {
      if (handle.kind !== 'file') continue
      const file = await (await folder.getFileHandle(handle.name)).getFile()
      files.push({ name: handle.name, text: await file.text() })
    }
    return files
  })

export const rowsOf = (csv: string) => csv.split('\r\n').slice(1, -1)

export async function csvOf(download: Download) {
  expect(download.suggestedFilename()).toMatch(/^sessions-20011-\d{4}-\d\d-\d\d\.csv$/)
  return readFile(await download.path(), 'utf8')
}

export async function signInByKeyboard(page: Page) {
  const { email, password } = personas.client
  await page.goto('/auth/login')
  await tabTo(page, page.getByRole('textbox', { name: 'Email' }))
  await page.keyboard.type(email)
  await tabTo(page, page.getByRole('textbox', { name: 'Password' }))
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
}
