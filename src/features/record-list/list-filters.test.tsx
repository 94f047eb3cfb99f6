import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { humanise } from '@/lib/format'
import { renderUi } from '@/test/render-ui'
import { ListFilters } from './list-filters'
import type { ListFilter } from './list-request'

function show(value: ListFilter) {
  const onChange = vi.fn()
  const onClear = vi.fn()
  renderUi(
    <ListFilters
      names={{
        search: 'Search sessions',
        searchHint: 'Session id',
        id: 'Session id',
        status: 'Status',
        anyStatus: 'Any status',
        statuses: ['success', 'failed'],
        statusName: (status) => status,
        service: { label: 'Has service', any: 'Has any service', nameOf: humanise },
      }}
      value={value}
      onChange={onChange}
      onClear={onClear}
      services={['ocr']}
    />,
  )
  return { onChange, onClear }
}

const search = () => screen.getByRole('searchbox', { name: 'Search sessions' })

test('says what a text was recognised as, and searches for it in plain digits', async () => {
  const { onChange } = show({ status: 'failed' })
  await userEvent.type(search(), '٢٩٠٠١٠١٨٨٠٠٠١٥')
  expect(screen.getByText('National id')).toBeTruthy()
  await userEvent.type(search(), '{Enter}')
  expect(onChange).toHaveBeenCalledWith({ status: 'failed', search: '29001018800015' })
})

test('a service from the address that the bundle lacks is shown in words', () => {
  show({ service: 'iris_scan' })
  const select = screen.getByRole('combobox', { name: 'Has service' })
  expect(select).toHaveProperty('value', 'iris_scan')
  expect(screen.getByRole('option', { name: 'Iris scan' })).toBeTruthy()
})

test('any value takes the filter off', async () => {
  const { onChange } = show({ status: 'failed', service: 'ocr' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Any status')
  expect(onChange).toHaveBeenCalledWith({ status: undefined, service: 'ocr' })
})

test('a filter that is on is taken off by its own button, which hands over the focus', async () => {
  const { onChange } = show({ status: 'failed', service: 'ocr', from: '2026-01-01' })
  await userEvent.click(screen.getByRole('button', { name: 'Clear Has service' }))
  const off = { service: undefined, status: 'failed', from: '2026-01-01' }
  expect(onChange).toHaveBeenLastCalledWith(off)
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Has service' }))
  await userEvent.click(screen.getByRole('button', { name: 'Clear Period' }))
  expect(onChange).toHaveBeenLastCalledWith({ ...off, from: undefined, to: undefined })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Period:/ }))
})

test('a filter that is off has no button to take it off', () => {
  show({ status: 'failed' })
  expect(screen.getByRole('button', { name: 'Clear Status' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Clear (Period|Has service)/ })).toBeNull()
})

test('there is nothing to clear until a filter is set', async () => {
  show({})
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  const { onClear } = show({ from: '2026-01-01' })
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(onClear).toHaveBeenCalledOnce()
})

test('a change does not undo the one before it that is not on the screen yet', async () => {
  const { onChange } = show({ service: 'ocr', from: '2026-01-01' })
  await userEvent.click(screen.getByRole('button', { name: 'Clear Has service' }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'failed')
  expect(onChange).toHaveBeenLastCalledWith({
    from: '2026-01-01',
    service: undefined,
    status: 'failed',
  })
})
