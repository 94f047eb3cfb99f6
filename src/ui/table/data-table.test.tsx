import { linkOptions } from '@tanstack/react-router'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderInRouter } from '@/test/render-in-router'
import { renderUi } from '@/test/render-ui'
import type { Column } from './column'
import { CopyButton } from '@/ui/display/copy-id'
import { DataTable } from './data-table'
import { Time } from '@/ui/display/time'

interface Row {
  id: string
  at: string
  count: number
}

const rows: Row[] = [
  { id: 'first', at: '2026-11-20T09:00:00Z', count: 3 },
  { id: 'second', at: '2026-11-19T09:00:00Z', count: 5 },
]

const columns: Column<Row>[] = [
  {
    id: 'id',
    header: 'Name',
    primary: true,
    card: 'title',
    cell: (row) => row.id,
    after: (row) => <CopyButton value={row.id} label="name" />,
  },
  { id: 'at', header: 'Started', sortKey: 'created_at', cell: (row) => <Time value={row.at} /> },
  { id: 'count', header: 'Count', align: 'end', card: 'field', cell: (row) => row.count },
]

const rowLink = ({ id }: Row) =>
  linkOptions({ to: '/admin/clients/$clientId', params: { clientId: id } })

const table = { columns, rows, rowKey: (row: Row) => row.id, label: 'Things' }

test('names and links a row by its primary cell', () => {
  renderInRouter(<DataTable {...table} rowLink={rowLink} />)
  const header = screen.getByRole('rowheader', { name: /^first/ })
  expect(within(header).getByRole('link', { name: 'first' }).getAttribute('href')).toBe(
    '/admin/clients/first',
  )
  const copy = within(header).getByRole('button', { name: 'Copy name' })
  expect(copy.closest('a')).toBeNull()
})

test('names an empty link next to a cell with buttons', () => {
  const labeled = columns.map((column) => ({ ...column, linkLabel: ({ id }: Row) => `Row ${id}` }))
  renderInRouter(<DataTable {...table} columns={labeled} rowLink={rowLink} />)
  const header = screen.getByRole('rowheader', { name: /first/ })
  const link = within(header).getByRole('link', { name: 'Row first' })
  expect(link.textContent).toBe('')
  expect(link.nextSibling?.textContent).toBe('first')
})

test('shows the primary cell without a link if the row has none', () => {
  renderInRouter(<DataTable {...table} rowLink={() => undefined} />)
  const header = screen.getByRole('rowheader', { name: /first/ })
  expect(within(header).queryByRole('link')).toBeNull()
})

test('opens the row when a time above the link is clicked', () => {
  const onOpened = vi.fn((event: Event) => event.preventDefault())
  renderInRouter(<DataTable {...table} rowLink={rowLink} />)
  screen.getByRole('link', { name: 'second' }).addEventListener('click', onOpened)
  const time = screen.getByRole('row', { name: /second/ }).querySelector('time')
  if (!time) throw new Error('no time')
  fireEvent.click(time, { ctrlKey: true })
  expect(onOpened).toHaveBeenCalledTimes(1)
  expect(onOpened.mock.calls[0]?.[0]).toHaveProperty('ctrlKey', true)
  fireEvent(time, new MouseEvent('auxclick', { bubbles: true, button: 1 }))
  expect(onOpened.mock.calls[1]?.[0]).toHaveProperty('metaKey', true)
  fireEvent(time, new MouseEvent('auxclick', { bubbles: true, button: 2 }))
  expect(onOpened).toHaveBeenCalledTimes(2)
})

test('sets aria-sort on the sorted column and reverses the order on click', async () => {
  const onSort = vi.fn()
  renderUi(<DataTable {...table} sort={{ by: 'created_at', descending: true }} onSort={onSort} />)
  const header = screen.getByRole('columnheader', { name: 'Started' })
  expect(header.getAttribute('aria-sort')).toBe('descending')
  expect(screen.getByRole('columnheader', { name: 'Count' }).hasAttribute('aria-sort')).toBe(false)
  await userEvent.click(within(header).getByRole('button'))
  expect(onSort).toHaveBeenCalledWith({ by: 'created_at', descending: false })
})

test('shows skeleton rows, hidden from screen readers, while loading', () => {
  renderUi(<DataTable {...table} loading isFetching skeletonRows={4} />)
  expect(screen.getByRole('status').textContent).toBe('Loading')
  expect(screen.queryByRole('table')).toBeNull()
  const outline = screen.getByRole('table', { hidden: true })
  expect(outline.getAttribute('aria-busy')).toBe('true')
  expect(outline.hasAttribute('data-fetching')).toBe(false)
  expect(screen.queryByText('first')).toBeNull()
})

test("shows a row's hints on Tab, but not when j moves the focus to the row", async () => {
  const user = userEvent.setup()
  renderInRouter(<DataTable {...table} rowLink={rowLink} />)
  const listHinted = () => screen.getAllByRole('row').map((row) => row.hasAttribute('data-hinted'))
  await user.keyboard('j')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'first' }))
  await vi.dynamicImportSettled()
  expect(listHinted()).toEqual([false, false, false])
  await user.tab()
  await waitFor(() => expect(listHinted()).toEqual([false, true, false]))
  await user.keyboard('j')
  await waitFor(() => expect(listHinted()).toEqual([false, false, false]))
})

test('makes the scrolling region focusable', () => {
  renderUi(<DataTable {...table} />)
  expect(screen.getByRole('region', { name: 'Things' }).tabIndex).toBe(0)
})

test('shows cards instead of a table on a phone', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: query === '(max-width: 48em)',
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  )
  renderInRouter(<DataTable {...table} rowLink={rowLink} />)
  expect(screen.queryByRole('table')).toBeNull()
  const cards = within(screen.getByRole('list', { name: 'Things' })).getAllByRole('listitem')
  expect(cards).toHaveLength(2)
  expect(cards[0]?.textContent).toContain('Count')
  expect(cards[0]?.textContent).not.toContain('Started')
  expect(screen.getByRole('link', { name: 'first' })).toBeTruthy()
})
