import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '@/test/render-ui'
import { SearchSelect } from './search-select'

const options = [
  { value: '1', label: 'Nile Bank' },
  { value: '2', label: 'Delta Pay' },
  { value: '3', label: 'بنك القاهرة' },
]

function show({ onSearch }: { onSearch?: (text: string) => void } = {}) {
  const onChange = vi.fn()
  function Screen() {
    const [value, setValue] = useState<string>()
    return (
      <SearchSelect
        label="Client"
        placeholder="Choose a client"
        options={options}
        value={value}
        onChange={(next) => {
          onChange(next)
          setValue(next)
        }}
        {...(onSearch ? { onSearch } : {})}
      />
    )
  }
  renderUi(<Screen />)
  return onChange
}

const field = () => screen.getByRole('combobox', { name: 'Client' })
const names = () => screen.getAllByRole('option').map((option) => option.textContent)

test('typing narrows the options and Enter chooses the active one', async () => {
  const onChange = show()
  await userEvent.click(field())
  expect(names()).toHaveLength(3)
  await userEvent.keyboard('pay{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2')
  expect(field()).toHaveProperty('value', 'Delta Pay')
  expect(screen.queryByRole('option')).toBeNull()
})

test('arrow keys move between options and Escape keeps the value', async () => {
  const onChange = show()
  await userEvent.click(field())
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(onChange).toHaveBeenCalledWith('3')
  await userEvent.click(field())
  await userEvent.keyboard('nile{Escape}')
  expect(field()).toHaveProperty('value', 'بنك القاهرة')
  await userEvent.tab()
  expect(onChange).toHaveBeenCalledOnce()
})

test('says when nothing is found and clears the value', async () => {
  const onChange = show()
  await userEvent.click(field())
  await userEvent.keyboard('zzz')
  expect(screen.getByRole('status').textContent).toBe('Nothing found')
  await userEvent.clear(field())
  await userEvent.click(screen.getByRole('option', { name: 'Nile Bank' }))
  await userEvent.click(screen.getByRole('button', { name: 'Clear Client' }))
  expect(onChange).toHaveBeenLastCalledWith(undefined)
  expect(document.activeElement).toBe(field())
})

test('does not filter the options again when the server searches', async () => {
  const onSearch = vi.fn()
  show({ onSearch })
  await userEvent.click(field())
  await userEvent.keyboard('بنك')
  expect(onSearch).toHaveBeenLastCalledWith('بنك')
  expect(names()).toHaveLength(3)
})
