import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { maskAll, MASK_AFTER, RevealToggle } from './reveal'
import { renderUi } from '@/test/render-ui'
import { MaskedValue } from './masked-value'
import classes from './reveal.module.css'

const nid = '29001018800015'
const name = 'منى صالح'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  maskAll()
  vi.useRealTimers()
})

function renderPair() {
  return renderUi(renderBoth())
}

function renderBoth() {
  return (
    <>
      <RevealToggle />
      <input aria-label="Search" />
      <MaskedValue kind="national_id" value={nid} />
      <MaskedValue kind="name" value={name} label="Full name" copyLabel="full name" />
    </>
  )
}

const listVisible = () => [nid, name].map((value) => document.body.innerHTML.includes(value))
const click = (button: string) => fireEvent.click(screen.getByRole('button', { name: button }))
const press = (key: string) => {
  fireEvent.keyDown(document.body, { key })
  fireEvent.keyUp(document.body, { key })
}
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('masks values initially, shows their shape, and labels them as hidden', () => {
  renderPair()
  expect(listVisible()).toEqual([false, false])
  expect(screen.getByText('2••••••15').getAttribute('aria-hidden')).toBe('true')
  expect(screen.getByText('م•• ص••')).toBeTruthy()
  expect(screen.getAllByText('Hidden')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Copy full name' })).toBeNull()
})

test('reveals and hides a value with its button and allows copying only while revealed', () => {
  renderPair()
  click('Reveal Full name')
  expect(listVisible()).toEqual([false, true])
  expect(screen.getByRole('button', { name: 'Copy full name' })).toBeTruthy()
  click('Hide Full name')
  expect(listVisible()).toEqual([false, false])
})

test('masks each value again 60 s after it was revealed', () => {
  renderPair()
  click('Reveal national ID')
  pass(MASK_AFTER / 2)
  click('Reveal Full name')
  pass(MASK_AFTER / 2 - 1)
  expect(listVisible()).toEqual([true, true])
  pass(1)
  expect(listVisible()).toEqual([false, true])
  pass(MASK_AFTER / 2)
  expect(listVisible()).toEqual([false, false])
})

test('reveals all values for 60 s with the toggle and can hide a single value earlier', () => {
  renderPair()
  click('Reveal all')
  expect(listVisible()).toEqual([true, true])
  click('Hide national ID')
  expect(listVisible()).toEqual([false, true])
  pass(MASK_AFTER)
  expect(listVisible()).toEqual([false, false])
  click('Reveal all')
  click('Hide')
  expect(listVisible()).toEqual([false, false])
})

test("counts down in the toggle's text without changing its accessible name", async () => {
  const values = vi.fn(() => <MaskedValue kind="name" value={name} />)
  const Values = values
  renderUi(
    <>
      <RevealToggle />
      <Values />
    </>,
  )
  click('Reveal all')
  const toggle = screen.getByRole('button', { name: 'Hide' })
  await act(() => vi.dynamicImportSettled())
  const getSecondsLeft = () => toggle.querySelector('bdi')?.textContent
  expect(getSecondsLeft()).toBe('1m')
  const renderedCount = values.mock.calls.length
  for (const each of ['59s', '58s', '57s']) {
    pass(1_000)
    expect(getSecondsLeft()).toBe(each)
  }
  expect(screen.getByRole('button', { name: 'Hide' })).toBe(toggle)
  expect(values).toHaveBeenCalledTimes(renderedCount)
  pass(57_000)
  expect(screen.getByRole('button', { name: 'Reveal all' })).toBe(toggle)
  expect(getSecondsLeft()).toBeUndefined()
})

test('shows a countdown ring only for a value revealed by its own button', () => {
  renderPair()
  const ring = (button: string) =>
    screen.getByRole('button', { name: button }).querySelector(`.${classes['ring']}`)
  expect(ring('Reveal Full name')).toBeNull()
  click('Reveal Full name')
  const firstRing = ring('Hide Full name')
  expect([firstRing !== null, ring('Reveal national ID')]).toEqual([true, null])
  pass(MASK_AFTER / 2)
  press('r')
  expect(ring('Hide Full name')).not.toBe(firstRing)
  click('Reveal all')
  expect([ring('Hide Full name'), ring('Hide national ID')]).toEqual([null, null])
})

test('extends the reveal by a minute with one click', () => {
  renderPair()
  const keep = { name: 'Keep revealed for another minute' }
  expect(screen.queryByRole('button', keep)).toBeNull()
  click('Reveal all')
  pass(MASK_AFTER - 1)
  act(() => screen.getByRole('button', keep).focus())
  click(keep.name)
  pass(MASK_AFTER - 1)
  expect(listVisible()).toEqual([true, true])
  pass(1)
  expect(listVisible()).toEqual([false, false])
  expect(screen.queryByRole('button', keep)).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reveal all' }))
})

test('extends the reveal by a minute with one key and keeps manually hidden values hidden', () => {
  renderPair()
  click('Reveal Full name')
  pass(MASK_AFTER - 1)
  press('r')
  pass(MASK_AFTER - 1)
  expect(listVisible()).toEqual([false, true])
  pass(1)
  expect(listVisible()).toEqual([false, false])
  click('Reveal all')
  click('Hide national ID')
  pass(MASK_AFTER - 1)
  press('r')
  pass(MASK_AFTER - 1)
  expect(listVisible()).toEqual([false, true])
})

test('masks immediately when the tab is hidden', () => {
  renderPair()
  click('Reveal all')
  const visibilityStateSpy = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  fireEvent(document, new Event('visibilitychange'))
  visibilityStateSpy.mockRestore()
  expect(listVisible()).toEqual([false, false])
})

test('reveals values while r is held, for at most 60 s', () => {
  renderPair()
  fireEvent.keyDown(document.body, { key: 'r' })
  expect(listVisible()).toEqual([true, true])
  fireEvent.keyUp(document.body, { key: 'r' })
  expect(listVisible()).toEqual([false, false])
  fireEvent.keyDown(document.body, { key: 'r' })
  fireEvent.blur(window)
  expect(listVisible()).toEqual([false, false])
  fireEvent.keyDown(document.body, { key: 'r' })
  pass(MASK_AFTER)
  expect(listVisible()).toEqual([false, false])
})

test('ignores r in a text field or with Ctrl', () => {
  renderPair()
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'r' })
  fireEvent.keyDown(document.body, { key: 'r', ctrlKey: true })
  expect(listVisible()).toEqual([false, false])
})

test('masks a new value that replaces a revealed value', () => {
  const { rerender } = renderUi(<MaskedValue kind="name" value={name} />)
  click('Reveal name')
  rerender(<MaskedValue kind="name" value="Somebody Else" />)
  expect(screen.getByText('S•• E••')).toBeTruthy()
})

test('masks everything when the path changes, but not when only the filters change', async () => {
  vi.useRealTimers()
  const rootRoute = createRootRoute()
  const route = createRoute({ getParentRoute: () => rootRoute, path: '$id', component: renderBoth })
  const history = createMemoryHistory({ initialEntries: ['/a'] })
  const router = createRouter({ routeTree: rootRoute.addChildren([route]), history })
  renderUi(<RouterProvider router={router} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Reveal all' }))
  act(() => router.history.push('/a?page=2'))
  await waitFor(() => expect(router.state.resolvedLocation?.href).toBe('/a?page=2'))
  expect(listVisible()).toEqual([true, true])
  act(() => router.history.push('/b'))
  await waitFor(() => expect(router.state.resolvedLocation?.href).toBe('/b'))
  expect(listVisible()).toEqual([false, false])
})

test('shows a dash and no toggle if there is nothing to hide', () => {
  renderUi(
    <>
      <RevealToggle />
      <MaskedValue kind="name" value={undefined} />
      <MaskedValue kind="name" value=" " />
    </>,
  )
  expect(screen.getAllByText('Not available')).toHaveLength(2)
  expect(screen.queryByRole('button')).toBeNull()
})
