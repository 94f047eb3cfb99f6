import { linkOptions } from '@tanstack/react-router'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderInRouter } from '@/test/render-in-router'
import { VirtualTable, renderedRows } from './virtual-table'

const range = (startIndex: number, endIndex: number) => ({ startIndex, endIndex, count: 100_000 })

test('renders the visible rows with overscan', () => {
  const rows = renderedRows(range(500, 519))
  expect([rows[0], rows.at(-1)]).toEqual([494, 525])
})

test('renders no rows beyond either end of the list', () => {
  expect(renderedRows(range(0, 14))[0]).toBe(0)
  expect(renderedRows(range(99_985, 99_999)).at(-1)).toBe(99_999)
  expect(renderedRows({ startIndex: 0, endIndex: 0, count: 0 })).toEqual([])
})

test('renders at most 60 rows unless more are visible', () => {
  for (const visible of [10, 40, 44, 55, 59, 60]) {
    expect(renderedRows(range(1_000, 999 + visible)).length).toBeLessThanOrEqual(60)
  }
  expect(renderedRows(range(1_000, 1_069))).toHaveLength(70)
})

test('also renders the focused row, in order', () => {
  expect(renderedRows(range(500, 519), 3)[0]).toBe(3)
  expect(renderedRows(range(500, 519), 9_000).at(-1)).toBe(9_000)
  expect(renderedRows(range(500, 519), 505)).toHaveLength(32)
})

test('renders only visible rows, prints 2,000 and moves through rows by keyboard', async () => {
  for (const name of ['offsetHeight', 'offsetWidth', 'clientHeight'] as const)
    vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(600)
  const rows = Array.from({ length: 100_000 }, (_, index) => ({ id: `1-${index}` }))
  renderInRouter(
    <VirtualTable
      label="Things"
      columns={[{ id: 'id', header: 'Name', primary: true, cell: (row) => row.id }]}
      rows={rows}
      rowKey={({ id }) => id}
      rowLink={({ id }) =>
        linkOptions({ to: '/admin/clients/$clientId', params: { clientId: id } })
      }
    />,
  )
  const table = screen.getByRole('table', { name: 'Things' })
  expect(table.getAttribute('aria-rowcount')).toBe('100001')
  expect(await screen.findByText('1-18')).toBeTruthy()
  const shownRegion = within(table).getAllByRole('row')
  expect(shownRegion.length).toBeLessThanOrEqual(64)
  expect(shownRegion[0]?.getAttribute('aria-rowindex')).toBe('1')
  expect(screen.getByRole('row', { name: /1-7/ }).getAttribute('aria-rowindex')).toBe('9')
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(within(table).getAllByRole('row')).toHaveLength(2001)
  expect(screen.getByText('98,000 more rows are not on this sheet.')).toBeTruthy()
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(within(table).getAllByRole('row').length).toBeLessThanOrEqual(64)
  await userEvent.setup().keyboard('jj')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: '1-1' }))
})
