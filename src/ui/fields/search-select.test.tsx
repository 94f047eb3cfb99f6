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

test('a click shows all, typing narrows them, Enter takes the one that is marked', async () => {
  const onChange = show()
  await userEvent.click(field())
  expect(names()).toHaveLength(3)
  await userEvent.keyboard('pay{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2')
  expect(field()).toHaveProperty('value', 'Delta Pay')
  expect(screen.queryByRole('option')).toBeNull()
})

test('arrows walk, Escape leaves what was chosen', async () => {
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

test('what is not there is told; what is chosen can be cleared', async () => {
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

test('where the server searches, its answer is not searched again', async () => {
  const onSearch = vi.fn()
  show({ onSearch })
  await userEvent.click(field())
  await userEvent.keyboard('بنك')
  expect(onSearch).toHaveBeenLastCalledWith('بنك')
  expect(names()).toHaveLength(3)
})
