import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderUi } from '@/test/render-ui'
import { PaginationBar } from './pagination-bar'

function show(page: number, total: number, pageSize = 25) {
  const onPage = vi.fn()
  const onPageSize = vi.fn()
  renderUi(<PaginationBar {...{ page, pageSize, total, onPage, onPageSize }} />)
  return { onPage, onPageSize }
}

const button = (name: string) => screen.getByRole('button', { name })

test('shows the row range and moves to the first, previous, next and last page', async () => {
  const { onPage } = show(2, 100_000)
  expect(screen.getByRole('status').textContent).toBe('26–50 of 100,000')
  for (const name of ['First page', 'Previous page', 'Next page', 'Last page']) {
    await userEvent.click(button(name))
  }
  expect(onPage.mock.calls).toEqual([[1], [1], [3], [4000]])
})

test('disables all page buttons if there is only one page', () => {
  show(1, 20)
  expect(screen.getByRole('status').textContent).toBe('1–20 of 20')
  for (const name of ['First page', 'Previous page', 'Next page', 'Last page']) {
    expect(button(name).hasAttribute('disabled')).toBe(true)
  }
})

test('hides the last page button if the server does not count rows', async () => {
  const onPage = vi.fn()
  const bar = { page: 2, pageSize: 25, total: undefined, onPage, onPageSize: vi.fn() }
  const { unmount } = renderUi(<PaginationBar {...bar} rows={25} />)
  expect(screen.getByRole('status').textContent).toBe('26–50')
  expect(screen.queryByRole('button', { name: 'Last page' })).toBeNull()
  await userEvent.click(button('Next page'))
  expect(onPage).toHaveBeenCalledWith(3)
  unmount()
  renderUi(<PaginationBar {...bar} rows={7} />)
  expect(screen.getByRole('status').textContent).toBe('26–32')
  expect(button('Next page').hasAttribute('disabled')).toBe(true)
})

test('shows 0–0 for an empty list', () => {
  show(1, 0)
  expect(screen.getByRole('status').textContent).toBe('0–0 of 0')
})

test('moves back to the last page from a page out of range', async () => {
  const { onPage } = show(9, 60)
  for (const name of ['Next page', 'Last page'])
    expect(button(name).hasAttribute('disabled')).toBe(true)
  await userEvent.click(button('Previous page'))
  expect(onPage).toHaveBeenCalledWith(3)
})

test("offers the URL's page size even if it is not in the list", async () => {
  const { onPageSize } = show(1, 100, 33)
  const select = screen.getByRole('combobox', { name: 'Rows per page' })
  expect(select).toHaveProperty('value', '33')
  await userEvent.selectOptions(select, '50')
  expect(onPageSize).toHaveBeenCalledWith(50)
})
