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

test('a search is divided into pages here when all that it found was sent', () => {
  const second = { page: 2, page_size: 10, unsent: 0 }
  expect(describePage(24, 24, 'bank', 2)).toMatchObject({ ...second, rows: '11–20 of 24' })
})

test('a search of which only a part was sent shows that part, and how much is missing', () => {
  const whole = { page: 1, page_size: 25, unsent: 55, rows: '1–25 of 25' }
  expect(describePage(25, 80, 'bank', 1)).toMatchObject(whole)
  expect(describePage(25, 80, 'bank', 3)).toMatchObject(whole)
})

test('a page larger than asked for loses no row', () => {
  expect(describePage(25, 60, undefined, 1)).toMatchObject({ page_size: 25, rows: '1–25 of 60' })
  expect(describePage(24, 24, undefined, 2)).toMatchObject({ page_size: 10, rows: '11–20 of 24' })
})

test('a page as it was asked for is shown as it is', () => {
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
])('pages of %j rows of %i are complete: %s', (lengths, count, expected) => {
  const pages = lengths.map((length) => ({ organizations: clients(length), count }))
  expect(isComplete(pages)).toBe(expected)
})

test('without a page there are all of no clients', () => {
  expect(isComplete([])).toBe(true)
})
