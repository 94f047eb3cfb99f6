import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { pageDefaults } from '@/features/record-list/list-search'

/** Waits for a list to load, and returns its rows. */
export async function findRows(name: string): Promise<HTMLElement[]> {
  const table = await screen.findByRole('table', { name, busy: false })
  const [, ...rows] = within(table).getAllByRole('row')
  return rows
}

export const isBusy = (table: HTMLElement) => table.getAttribute('aria-busy') === 'true'

/** Returns the link to a row's record. */
export function getRowLink(row: HTMLElement | undefined): HTMLElement {
  if (!row) throw new Error('The list has no such row.')
  return within(within(row).getByRole('rowheader')).getByRole('link')
}

export const getLinkTarget = (link: HTMLElement) =>
  new URL(link.getAttribute('href') ?? '', 'http://x')

export const pager = () => screen.getByRole('navigation', { name: 'Pages' })
export const turnTo = (page: string) => within(pager()).getByRole('button', { name: page })
/** Formats a page's row range like the pager: "26–50" for page 2 with the default page size. */
export const formatPageRange = (page: number, size: number = pageDefaults.page_size) =>
  `${(page - 1) * size + 1}–${page * size}`
/** Waits until the pager shows this range, such as "26–50". */
export const expectPage = (range: string) =>
  waitFor(() => expect(pager().textContent).toContain(range))
/** Returns the pager's row range and total, such as "1–25 of 240". */
export const pageRange = () => within(pager()).getByRole('status').textContent

/** Replaces a field's whole text in one event. */
export const setFieldValue = (field: HTMLElement, value: string) =>
  fireEvent.change(field, { target: { value } })
export const filter = (name: string) => screen.getByRole('combobox', { name })

/** Saves the list's filters as a view. */
export async function saveView(user: UserEvent, name: string) {
  await user.click(screen.getByRole('button', { name: 'Views' }))
  const menu = within(await screen.findByRole('dialog', { name: 'Saved views' }))
  await user.click(await menu.findByRole('textbox', { name: 'View name' }))
  await user.paste(name)
  await user.keyboard('{Enter}{Escape}')
}

/** Returns a field's value. Throws for other elements. */
export function fieldValue(field: HTMLElement): string {
  if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) return field.value
  throw new Error('This is no field.')
}
