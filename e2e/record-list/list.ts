import { readFile } from 'node:fs/promises'
import { expect, type Download, type Page } from '@playwright/test'
import { personas } from '../../mocks/personas'
import { dialog, pager, tabTo } from '../helpers'
import { LOGIN } from '../pages'

export const table = (page: Page) => page.getByRole('table', { name: 'Sessions' })
export const bodyRows = (page: Page) => table(page).locator('tbody').getByRole('row')
export const headers = (page: Page) =>
  table(page)
    .getByRole('columnheader')
    .filter({ hasNot: page.getByRole('checkbox') })
export const boxes = (page: Page) => bodyRows(page).getByRole('checkbox')
export const tools = (page: Page) => page.getByRole('group', { name: 'List' })
export const exportDialog = (page: Page) => dialog(page, 'Export as CSV')
/** Returns the list's total row count from the pager. */
export const totalRows = async (page: Page) => {
  const range = pager(page).getByRole('status')
  return Number((await range.textContent())?.split('of').at(-1)?.replace(/\D/g, ''))
}

/** Removes the file picker, so every export is a download. */
export async function withoutPicker(page: Page) {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'))
}

/**
 * Replaces the file picker with a file in the origin private file system, so the browser still writes through real
 * streams.
 */
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

/** Returns the picked files that still exist. */
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

export const getCsvRows = (csv: string) => csv.split('\r\n').slice(1, -1)

export async function readCsvDownload(download: Download) {
  const day = String.raw`\d{4}-\d\d-\d\d`
  expect(download.suggestedFilename()).toMatch(
    new RegExp(String.raw`^sessions-20011(-from-${day}-to-${day})?(-selection)?-${day}\.csv$`),
  )
  return readFile(await download.path(), 'utf8')
}

export async function signInByKeyboard(page: Page) {
  const { email, password } = personas.client
  await page.goto(LOGIN)
  await tabTo(page, page.getByRole('textbox', { name: 'Email' }))
  await page.keyboard.type(email)
  await tabTo(page, page.getByRole('textbox', { name: 'Password' }))
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
}
