import type { Page } from '@playwright/test'
import { bodyRows } from '../record-list/list'

/** The path of the first record of the list that is open. */
export async function firstRecord(page: Page) {
  const href = await bodyRows(page).first().getByRole('link').first().getAttribute('href')
  return new URL(href ?? '', page.url()).pathname
}

/** The crawl searches for a marked name, which no list of the mock backend has. */
export const withoutSearch = (path: string) => path.replace(/\?(q|redirect)=.*/, '')
