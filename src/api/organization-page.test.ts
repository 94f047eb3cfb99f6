import { expect, test } from 'vitest'
import { isComplete, organizationPage } from './organization-page'

const clients = (length: number) =>
  Array.from({ length }, (_, index) => ({ id: String(index + 1), name: `Client ${index + 1}` }))
const describePage = (sent: number, count: number, name: string | undefined, page: number) => {
  const request = { name, page, page_size: 10 }
  const { organizations, ...rest } = organizationPage(
    { organizations: clients(sent), count },
    request,
  )
  const rows = [organizations.at(0)?.id, organizations.at(-1)?.id]
  return { ...rest, rows: `${rows.join('–')} of ${rest.total}` }
}

test('paginates a search in the browser if the server sent all results', () => {
  const second = { page: 2, page_size: 10, unsent: 0 }
  expect(describePage(24, 24, 'bank', 2)).toMatchObject({ ...second, rows: '11–20 of 24' })
})

test('returns an incomplete search result as one page and counts the missing clients', () => {
  const whole = { page: 1, page_size: 25, unsent: 55, rows: '1–25 of 25' }
  expect(describePage(25, 80, 'bank', 1)).toMatchObject(whole)
  expect(describePage(25, 80, 'bank', 3)).toMatchObject(whole)
})

test('keeps every row of a page larger than requested', () => {
  expect(describePage(25, 60, undefined, 1)).toMatchObject({ page_size: 25, rows: '1–25 of 60' })
  expect(describePage(24, 24, undefined, 2)).toMatchObject({ page_size: 10, rows: '11–20 of 24' })
})

test('returns a page unchanged if it matches the request', () => {
  expect(describePage(10, 60, undefined, 2)).toMatchObject({
    page: 2,
    page_size: 10,
    rows: '1–10 of 60',
  })
  expect(describePage(10, 10, undefined, 2)).toMatchObject({ page: 2, rows: '1–10 of 10' })
  expect(describePage(0, 60, undefined, 9)).toMatchObject({ page: 9, page_size: 10, total: 60 })
})

test.each([
  [[25, 25], 60, false],
  [[25, 25, 10], 60, true],
  [[5, 5], 15, false],
  [[10, 0], 60, true],
])('treats pages of %j rows out of %i clients as complete: %s', (lengths, count, expected) => {
  const pages = lengths.map((length) => ({ organizations: clients(length), count }))
  expect(isComplete(pages)).toBe(expected)
})

test('treats an empty list of pages as complete', () => {
  expect(isComplete([])).toBe(true)
})
