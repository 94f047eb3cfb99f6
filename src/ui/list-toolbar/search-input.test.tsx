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

function show(said = vi.fn<(value: string) => void>()) {
  function Screen() {
    const [value, setValue] = useState('')
    return (
      <>
        <SearchInput
          label="Search"
          value={value}
          onChange={(next) => {
            said(next)
            // The address follows a little later, as with a router.
            setTimeout(() => setValue(next), 100)
          }}
        />
        <button onClick={() => setValue('from a link')}>Go</button>
      </>
    )
  }
  renderUi(<Screen />)
  return said
}

test('waits for a quiet moment and says a text once', () => {
  const said = show()
  type('ab')
  wait(200)
  type('abc ')
  wait(299)
  expect(said).not.toHaveBeenCalled()
  wait(1)
  expect(said.mock.calls).toEqual([['abc']])
  wait(1000)
  expect(said).toHaveBeenCalledTimes(1)
})

test('Enter does not wait', () => {
  const said = show()
  type('abc')
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(said.mock.calls).toEqual([['abc']])
  wait(1000)
  expect(said).toHaveBeenCalledTimes(1)
})

test('clearing counts at once', () => {
  const said = show()
  type('abc')
  wait(1000)
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(said).toHaveBeenLastCalledWith('')
  expect(field().value).toBe('')
})

test('a late echo does not take back what was typed on', () => {
  const said = show()
  type('abc')
  wait(300)
  type('abcd')
  wait(100)
  expect(field().value).toBe('abcd')
  wait(1000)
  expect(said).toHaveBeenLastCalledWith('abcd')
})

test('a value from outside is shown, and a pending text dropped', () => {
  const said = show()
  type('abc')
  fireEvent.click(screen.getByRole('button', { name: 'Go' }))
  expect(field().value).toBe('from a link')
  wait(1000)
  expect(said).not.toHaveBeenCalled()
})
