import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderUi } from '@/test/render-ui'
import { SearchInput } from './search-input'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' })
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
function wait(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

function show(onChange = vi.fn<(value: string) => void>()) {
  function Screen() {
    const [value, setValue] = useState('')
    return (
      <>
        <SearchInput
          label="Search"
          value={value}
          onChange={(next) => {
            onChange(next)
            // The value changes a little later, as with a router.
            setTimeout(() => setValue(next), 100)
          }}
        />
        <button onClick={() => setValue('from a link')}>Go</button>
      </>
    )
  }
  renderUi(<Screen />)
  return onChange
}

test('reports typed text once after a pause', () => {
  const onChange = show()
  type('ab')
  wait(200)
  type('abc ')
  wait(299)
  expect(onChange).not.toHaveBeenCalled()
  wait(1)
  expect(onChange.mock.calls).toEqual([['abc']])
  wait(1000)
  expect(onChange).toHaveBeenCalledTimes(1)
})

test('reports composed text only when the composition ends', () => {
  const onChange = show()
  fireEvent.compositionStart(field())
  type('ni3')
  wait(400)
  fireEvent.keyDown(field(), { key: 'Enter' })
  type('张')
  wait(400)
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.compositionEnd(field())
  wait(300)
  expect(onChange.mock.calls).toEqual([['张']])
})

test('reports typed text immediately on Enter', () => {
  const onChange = show()
  type('abc')
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(onChange.mock.calls).toEqual([['abc']])
  wait(1000)
  expect(onChange).toHaveBeenCalledTimes(1)
})

test('reports an empty value immediately when cleared', () => {
  const onChange = show()
  type('abc')
  wait(1000)
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(onChange).toHaveBeenLastCalledWith('')
  expect(field().value).toBe('')
})

test('does not overwrite newer text when an earlier value arrives late', () => {
  const onChange = show()
  type('abc')
  wait(300)
  type('abcd')
  wait(100)
  expect(field().value).toBe('abcd')
  wait(1000)
  expect(onChange).toHaveBeenLastCalledWith('abcd')
})

test('replaces pending text with a value from outside', () => {
  const onChange = show()
  type('abc')
  fireEvent.click(screen.getByRole('button', { name: 'Go' }))
  expect(field().value).toBe('from a link')
  wait(1000)
  expect(onChange).not.toHaveBeenCalled()
})

test('focuses the field and selects its text on /', () => {
  show()
  type('abc')
  field().blur()
  fireEvent.keyDown(document.body, { key: '/' })
  expect(document.activeElement).toBe(field())
  expect(field().selectionEnd).toBe(3)
  expect(field().selectionStart).toBe(0)
})
