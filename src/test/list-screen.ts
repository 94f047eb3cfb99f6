import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { pageDefaults } from '@/features/record-list/list-search'

/** The rows of a list, once the requested ones are shown. */
export async function findRows(name: string): Promise<HTMLElement[]> {
  const table = await screen.findByRole('table', { name, busy: false })
  const [, ...rows] = within(table).getAllByRole('row')
  return rows
}

export const isBusy = (table: HTMLElement) => table.getAttribute('aria-busy') === 'true'

/** The link to the record of a row. */
export function getRowLink(row: HTMLElement | undefined): HTMLElement {
  if (!row) throw new Error('The list has no such row.')
  return within(within(row).getByRole('rowheader')).getByRole('link')
}

/** Where a link leads. */
export const getLinkTarget = (link: HTMLElement) =>
  new URL(link.getAttribute('href') ?? '', 'http://x')

/** The pages of a list: where it is, and the ways to the others. */
export const pager = () => screen.getByRole('navigation', { name: 'Pages' })
export const turnTo = (page: string) => within(pager()).getByRole('button', { name: page })
/** The rows of a page in the words of the pager, "26–50" for the second one where the address names no size. */
export const formatPageRange = (page: number, size: number = pageDefaults.page_size) =>
  `${(page - 1) * size + 1}–${page * size}`
/** Waits until the pages say this, such as "26–50". */
export const expectPage = (range: string) =>
  waitFor(() => expect(pager().textContent).toContain(range))
/** The shown rows of the list and their total: "1–25 of 240". */
export const pageRange = () => within(pager()).getByRole('status').textContent

/** Changes the whole text of a field at once. */
export const setFieldValue = (field: HTMLElement, value: string) =>
  fireEvent.change(field, { target: { value } })
export const filter = (name: string) => screen.getByRole('combobox', { name })
/** The value of a field. */
export function fieldValue(field: HTMLElement): string {
  if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) return field.value
  throw new Error('This is no field.')
}
