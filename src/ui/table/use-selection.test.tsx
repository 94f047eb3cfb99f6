import { linkOptions } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderInRouter } from '@/test/render-in-router'
import type { Column } from './column'
import { DataTable } from './data-table'
import { useSelection } from './use-selection'

interface Row {
  id: string
}

const columns: Column<Row>[] = [{ id: 'id', header: 'Name', primary: true, cell: (row) => row.id }]
const getKey = (row: Row) => row.id
const rowLink = ({ id }: Row) =>
  linkOptions({ to: '/admin/clients/$clientId', params: { clientId: id } })
const getRows = (page: number) =>
  Array.from({ length: 5 }, (_, index) => ({ id: `${page}-${index}` }))

function List() {
  const [page, setPage] = useState(1)
  const [queryId, setQueryId] = useState('a')
  const selection = useSelection(getKey, queryId)
  const rows = getRows(page)
  return (
    <>
      <DataTable label="Things" {...{ columns, rows, selection, rowLink }} rowKey={getKey} />
      <output>{selection.rows.map(getKey).toSorted().join(' ')}</output>
      <button onClick={() => setPage(3 - page)}>Turn</button>
      <button onClick={() => setQueryId(queryId === 'a' ? 'b' : 'a')}>Ask</button>
      <input aria-label="Field" />
    </>
  )
}

function show() {
  const { history } = renderInRouter(<List />)
  return {
    history,
    user: userEvent.setup(),
    box: (id: string) => screen.getByRole('checkbox', { name: `Select ${id}` }),
    page: () => screen.getByRole('checkbox', { name: 'Select all on this page' }),
    selected: () => screen.getByRole('status').textContent,
    button: (name: string) => screen.getByRole('button', { name }),
    link: (id: string) => screen.getByRole('link', { name: id }),
  }
}

test('selects rows one by one, and ranges with Shift in both directions', async () => {
  const { user, box, selected } = show()
  await user.click(box('1-3'))
  await user.keyboard('{Shift>}')
  await user.click(box('1-1'))
  await user.keyboard('{/Shift}')
  expect(selected()).toBe('1-1 1-2 1-3')
  await user.click(box('1-2'))
  expect(selected()).toBe('1-1 1-3')
})

test('deselects a range with Shift', async () => {
  const { user, box, page, selected } = show()
  await user.click(page())
  await user.click(box('1-0'))
  await user.keyboard('{Shift>}')
  await user.click(box('1-2'))
  await user.keyboard('{/Shift}')
  expect(selected()).toBe('1-3 1-4')
})

test('keeps the selection across pages but limits Shift ranges to one page', async () => {
  const { user, box, button, selected } = show()
  await user.click(box('1-1'))
  await user.click(button('Turn'))
  await user.keyboard('{Shift>}')
  await user.click(box('2-3'))
  await user.keyboard('{/Shift}')
  expect(selected()).toBe('1-1 2-3')
  await user.click(button('Turn'))
  expect(box('1-1')).toHaveProperty('checked', true)
})

test('selects and deselects all with the page checkbox and shows a partial selection', async () => {
  const { user, box, page, selected } = show()
  expect(screen.getByRole('columnheader', { name: 'Selection' })).toBeTruthy()
  await user.click(box('1-1'))
  expect(page()).toHaveProperty('indeterminate', true)
  await user.click(page())
  expect(selected()).toBe('1-0 1-1 1-2 1-3 1-4')
  expect(page()).toHaveProperty('checked', true)
  await user.click(page())
  expect(selected()).toBe('')
})

test('clears the selection permanently when the query changes', async () => {
  const { user, box, button, selected } = show()
  await user.click(box('1-1'))
  await user.click(button('Ask'))
  expect(selected()).toBe('')
  await user.click(button('Ask'))
  expect(selected()).toBe('')
})

test('moves with j and k, selects with x, and opens with Enter, except while typing', async () => {
  const { user, link, selected, history } = show()
  await user.keyboard('j')
  expect(document.activeElement).toBe(link('1-0'))
  await user.keyboard('jjk')
  expect(document.activeElement).toBe(link('1-1'))
  await user.keyboard('x')
  expect(selected()).toBe('1-1')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(history.location.pathname).toBe('/admin/clients/1-1'))
  const field = screen.getByRole('textbox', { name: 'Field' })
  await user.click(field)
  await user.keyboard('jxk')
  expect(document.activeElement).toBe(field)
  expect(field).toHaveProperty('value', 'jxk')
  expect(selected()).toBe('1-1')
})
