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

/** The DOM of the tests has no layout: says whether what is observed is in view. */
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

test('what an input method composes is searched once it is finished', async () => {
  const onSearch = vi.fn()
  show({ onSearch })
  await userEvent.click(field())
  fireEvent.compositionStart(field())
  fireEvent.change(field(), { target: { value: 'nil' } })
  expect(onSearch).not.toHaveBeenCalled()
  fireEvent.compositionEnd(field())
  expect(onSearch.mock.calls).toEqual([['nil']])
})

test('what an input method composes narrows the options once it is finished', async () => {
  show()
  await userEvent.click(field())
  fireEvent.compositionStart(field())
  fireEvent.change(field(), { target: { value: 'pay' } })
  expect(names()).toHaveLength(3)
  fireEvent.compositionEnd(field())
  expect(names()).toHaveLength(1)
})

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

const many = Array.from({ length: 70 }, (_, index) => ({
  value: String(index),
  label: `Client ${index}`,
}))

test('a long list grows by portions, by arrow keys at its end, before the first is reached again', async () => {
  show({ options: many })
  await userEvent.click(field())
  expect(names()).toHaveLength(50)
  await userEvent.keyboard('{ArrowDown>49/}')
  expect(names()).toHaveLength(70)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(field()).toHaveProperty('value', 'Client 50')
})

/** The option that Enter would choose. */
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent

test('after the very last option of a long list comes the first', async () => {
  show({ options: many })
  await userEvent.click(field())
  await userEvent.keyboard('{End}{End}')
  expect(active()).toBe('Client 69')
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toBe('Client 0')
})

test('a long list opens at the chosen option, with what follows it', async () => {
  show({ options: many }, '60')
  await userEvent.click(field())
  expect(active()).toBe('Client 60')
  expect(names()).toHaveLength(70)
  await userEvent.keyboard('{Escape}{ArrowDown}{ArrowDown}{Enter}')
  expect(field()).toHaveProperty('value', 'Client 61')
})

test('Home and End go to the first and last option, and in a text to its ends', async () => {
  show()
  await userEvent.click(field())
  await userEvent.keyboard('{End}')
  expect(active()).toBe('بنك القاهرة')
  await userEvent.keyboard('{Home}')
  expect(active()).toBe('Nile Bank')
  await userEvent.keyboard('a{Home}P{End}y')
  expect(field()).toHaveProperty('value', 'Pay')
})

test('Escape closes the list, then is for what is around the field', async () => {
  show()
  const isTaken = vi.fn()
  const listen = (event: KeyboardEvent) => isTaken(event.defaultPrevented)
  document.addEventListener('keydown', listen)
  onTestFinished(() => document.removeEventListener('keydown', listen))
  await userEvent.click(field())
  await userEvent.keyboard('{Escape}{Escape}')
  expect(isTaken.mock.calls).toEqual([[true], [false]])
})

test('the end of the list asks the server for more and stays where it is until they come', async () => {
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

test('scrolling to the end of the list asks for more', async () => {
  const setInView = watchIntersections()
  const onMore = vi.fn()
  show({ onSearch: () => {}, onMore })
  await userEvent.click(field())
  setInView(false)
  expect(onMore).not.toHaveBeenCalled()
  setInView(true)
  expect(onMore).toHaveBeenCalledOnce()
})

test('a value that is not among the options is shown by its label, or else as it is', () => {
  const { rerender } = renderUi(
    <SearchSelect {...plain} value="9" valueLabel="Oasis" onChange={() => {}} />,
  )
  expect(field()).toHaveProperty('value', 'Oasis')
  rerender(<SearchSelect {...plain} value="9" onChange={() => {}} />)
  expect(field()).toHaveProperty('value', '9')
  rerender(<SearchSelect {...plain} value={undefined} valueLabel="Oasis" onChange={() => {}} />)
  expect(field()).toHaveProperty('value', '')
})
