import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
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
  const select = screen.getByRole('combobox', { name: 'Service' })
  expect(select).toHaveProperty('value', 'iris_scan')
  expect(screen.getByRole('option', { name: 'Iris scan' })).toBeTruthy()
})

test('any value takes the filter off', async () => {
  const { onChange } = show({ status: 'failed', service: 'ocr' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Any status')
  expect(onChange).toHaveBeenCalledWith({ status: undefined, service: 'ocr' })
})

test('an error code is a number or nothing', async () => {
  const { onChange } = show({})
  const code = screen.getByRole('searchbox', { name: 'Error code' })
  for (const none of ['x', '1234567']) {
    await userEvent.type(code, `${none}{Enter}`)
    expect(screen.getByText('Up to 6 digits')).toBeTruthy()
    expect(onChange).toHaveBeenLastCalledWith({ error_code: undefined })
    await userEvent.clear(code)
  }
  for (const typed of ['5015', '٥٠١٥']) {
    await userEvent.type(code, `${typed}{Enter}`)
    expect(screen.queryByText('Up to 6 digits')).toBeNull()
    expect(onChange).toHaveBeenLastCalledWith({ error_code: 5015 })
    await userEvent.clear(code)
  }
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
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Service' }), 'Any service')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Error code' }), '5015{Enter}')
  expect(onChange).toHaveBeenLastCalledWith({
    from: '2026-01-01',
    service: undefined,
    error_code: 5015,
  })
})
