import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ComponentProps } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderUi } from '@/test/render-ui'
import { SearchSelect } from './search-select'

const options = [
  { value: '1', label: 'Nile Bank' },
  { value: '2', label: 'Delta Pay' },
  { value: '3', label: 'بنك القاهرة' },
]

const plain = { label: 'Client', placeholder: 'Choose a client', options }

type Shown = Partial<Pick<ComponentProps<typeof SearchSelect>, 'options' | 'onSearch' | 'onMore'>>

function show(props: Shown = {}, initial?: string) {
  const onChange = vi.fn()
  function Screen() {
    const [value, setValue] = useState(initial)
    return (
      <SearchSelect
        {...plain}
        {...props}
        value={value}
        onChange={(next) => {
          onChange(next)
          setValue(next)
        }}
      />
    )
  }
  renderUi(<Screen />)
  return onChange
}

/**
 * Stubs `IntersectionObserver`, because the test DOM has no layout. Returns a function that sets whether the observed
 * elements are in view.
 */
function watchIntersections() {
  const observers = new Set<(isIntersecting: boolean) => void>()
  class Observer {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      observers.add((isIntersecting) => callback([{ isIntersecting }]))
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  onTestFinished(() => void vi.unstubAllGlobals())
  return (isIntersecting: boolean) =>
    act(() => observers.forEach((notify) => notify(isIntersecting)))
}

const field = () => screen.getByRole('combobox', { name: 'Client' })
const names = () => screen.getAllByRole('option').map((option) => option.textContent)

test('searches for composed text only when the composition ends', async () => {
  const onSearch = vi.fn()
  show({ onSearch })
  await userEvent.click(field())
  fireEvent.compositionStart(field())
  fireEvent.change(field(), { target: { value: 'nil' } })
  expect(onSearch).not.toHaveBeenCalled()
  fireEvent.compositionEnd(field())
  expect(onSearch.mock.calls).toEqual([['nil']])
})

test('narrows the options by composed text only when the composition ends', async () => {
  show()
  await userEvent.click(field())
  fireEvent.compositionStart(field())
  fireEvent.change(field(), { target: { value: 'pay' } })
  expect(names()).toHaveLength(3)
  fireEvent.compositionEnd(field())
  expect(names()).toHaveLength(1)
})

test('narrows the options while typing and chooses the active option on Enter', async () => {
  const onChange = show()
  await userEvent.click(field())
  expect(names()).toHaveLength(3)
  await userEvent.keyboard('pay{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2')
  expect(field()).toHaveProperty('value', 'Delta Pay')
  expect(screen.queryByRole('option')).toBeNull()
})

test('moves between options with arrow keys and keeps the value on Escape', async () => {
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

test('shows that nothing was found and clears the value with the clear button', async () => {
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

const many = Array.from({ length: 70 }, (_, index) => ({
  value: String(index),
  label: `Client ${index}`,
}))

test('shows more options instead of wrapping at the end of a long list', async () => {
  show({ options: many })
  await userEvent.click(field())
  expect(names()).toHaveLength(50)
  await userEvent.keyboard('{ArrowDown>49/}')
  expect(names()).toHaveLength(70)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(field()).toHaveProperty('value', 'Client 50')
})

/** Returns the option that Enter would choose. */
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent

test('wraps from the last option of a long list to the first', async () => {
  show({ options: many })
  await userEvent.click(field())
  await userEvent.keyboard('{End}{End}')
  expect(active()).toBe('Client 69')
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toBe('Client 0')
})

test('opens a long list at the chosen option and shows the options after it', async () => {
  show({ options: many }, '60')
  await userEvent.click(field())
  expect(active()).toBe('Client 60')
  expect(names()).toHaveLength(70)
  await userEvent.keyboard('{Escape}{ArrowDown}{ArrowDown}{Enter}')
  expect(field()).toHaveProperty('value', 'Client 61')
})

test('moves to the first or last option on Home or End unless there is text', async () => {
  show()
  await userEvent.click(field())
  await userEvent.keyboard('{End}')
  expect(active()).toBe('بنك القاهرة')
  await userEvent.keyboard('{Home}')
  expect(active()).toBe('Nile Bank')
  await userEvent.keyboard('a{Home}P{End}y')
  expect(field()).toHaveProperty('value', 'Pay')
})

test('closes the list on Escape and lets the next Escape through', async () => {
  show()
  const isTaken = vi.fn()
  const listen = (event: KeyboardEvent) => isTaken(event.defaultPrevented)
  document.addEventListener('keydown', listen)
  onTestFinished(() => document.removeEventListener('keydown', listen))
  await userEvent.click(field())
  await userEvent.keyboard('{Escape}{Escape}')
  expect(isTaken.mock.calls).toEqual([[true], [false]])
})

test("requests more options at the list's end and keeps the position until they load", async () => {
  const onMore = vi.fn()
  const onChange = show({ onSearch: () => {}, onMore })
  await userEvent.click(field())
  await userEvent.keyboard('{ArrowDown}')
  expect(onMore).not.toHaveBeenCalled()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(onMore).toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onChange).toHaveBeenCalledWith('3')
})

test('requests more options when the list is scrolled to its end', async () => {
  const setInView = watchIntersections()
  const onMore = vi.fn()
  show({ onSearch: () => {}, onMore })
  await userEvent.click(field())
  setInView(false)
  expect(onMore).not.toHaveBeenCalled()
  setInView(true)
  expect(onMore).toHaveBeenCalledOnce()
})

test("shows an unlisted value's label, or the value itself if it has no label", () => {
  const { rerender } = renderUi(
    <SearchSelect {...plain} value="9" valueLabel="Oasis" onChange={() => {}} />,
  )
  expect(field()).toHaveProperty('value', 'Oasis')
  rerender(<SearchSelect {...plain} value="9" onChange={() => {}} />)
  expect(field()).toHaveProperty('value', '9')
  rerender(<SearchSelect {...plain} value={undefined} valueLabel="Oasis" onChange={() => {}} />)
  expect(field()).toHaveProperty('value', '')
})
