import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { humanize } from '@/lib/format'
import { renderUi } from '@/test/render-ui'
import { ListFilters, toCodeFilter, usePeriodFilter } from './list-filters'
import { pageDefaults, type ListSearch } from './list-search'
import type { ListNavigation } from './list-state'

function SessionFilters({ onClear, ...list }: ListNavigation & { onClear?: () => void }) {
  const { search: set, onSearch } = list
  return (
    <ListFilters
      {...list}
      names={{ label: 'Search sessions', placeholder: 'Session ID', id: 'Session ID' }}
      filters={[
        usePeriodFilter(list),
        toCodeFilter({
          label: 'Status',
          any: 'Any status',
          codes: ['success', 'failed'],
          getName: (status) => status,
          value: set.status,
          onChange: (status) => onSearch({ status, page: 1 }),
        }),
        toCodeFilter({
          label: 'Has service',
          any: 'Has any service',
          codes: ['ocr'],
          getName: humanize,
          value: set.service,
          onChange: (service) => onSearch({ service, page: 1 }),
        }),
      ]}
      onClear={onClear}
    />
  )
}

function show(filters: Partial<ListSearch>, privateSearchText?: string) {
  const onSearch = vi.fn()
  const onClear = vi.fn()
  renderUi(
    <SessionFilters
      search={{ ...pageDefaults, ...filters }}
      privateSearchText={privateSearchText}
      onSearch={onSearch}
      onClear={Object.keys(filters).length > 0 ? onClear : undefined}
    />,
  )
  return { onSearch, onClear }
}

const search = () => screen.getByRole('searchbox', { name: 'Search sessions' })

test('shows the kind of search text and searches for the text in Latin digits', async () => {
  const { onSearch } = show({ status: 'failed' })
  await userEvent.type(search(), '٢٩٠٠١٠١٨٨٠٠٠١٥')
  expect(screen.getByText('National ID')).toBeTruthy()
  await userEvent.type(search(), '{Enter}')
  expect(onSearch).toHaveBeenCalledWith(
    { q: undefined, privateSearchText: '29001018800015', page: 1 },
    { replace: false },
  )
})

test.each<[string, Partial<ListSearch>, string | undefined, string, boolean]>([
  ['replaces the entry when the text changes', { q: 'ref-1' }, undefined, 'ref-12', true],
  ['replaces the entry when the text becomes personal', { q: 'ref-1' }, undefined, 'Mona', true],
  ['adds an entry for a new text', {}, undefined, 'ref-1', false],
  ['adds an entry when the text is cleared', {}, 'Mona', '', false],
])(
  'updates the history for a search text: %s',
  async (_, filters, privateSearchText, typed, replace) => {
    const { onSearch } = show(filters, privateSearchText)
    await userEvent.clear(search())
    await userEvent.type(search(), `${typed}{Enter}`)
    expect(onSearch).toHaveBeenLastCalledWith(expect.objectContaining({ page: 1 }), { replace })
  },
)

test("shows the URL's service by name even if the bundle does not have the service", () => {
  show({ service: 'iris_scan' })
  const select = screen.getByRole('combobox', { name: 'Has service' })
  expect(select).toHaveProperty('value', 'iris_scan')
  expect(screen.getByRole('option', { name: 'Iris scan' })).toBeTruthy()
})

test('removes the filter when "Any status" is selected', async () => {
  const { onSearch } = show({ status: 'failed', service: 'ocr' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Any status')
  expect(onSearch).toHaveBeenCalledWith({ status: undefined, page: 1 })
})

test('clears a filter with its own button and moves the focus to the filter', async () => {
  const { onSearch } = show({ status: 'failed', service: 'ocr', from: '2026-01-01' })
  await userEvent.click(screen.getByRole('button', { name: 'Clear Has service' }))
  expect(onSearch).toHaveBeenLastCalledWith({ service: undefined, page: 1 })
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Has service' }))
  await userEvent.click(screen.getByRole('button', { name: 'Clear Period' }))
  expect(onSearch).toHaveBeenLastCalledWith({ from: undefined, to: undefined, page: 1 })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Period:/ }))
})

test('shows no clear button for an inactive filter', () => {
  show({ status: 'failed' })
  expect(screen.getByRole('button', { name: 'Clear Status' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Clear (Period|Has service)/ })).toBeNull()
})

test('shows the button that clears all filters only if a filter is set', async () => {
  show({})
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  const { onClear } = show({ from: '2026-01-01' })
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(onClear).toHaveBeenCalledOnce()
})
