import { act, fireEvent, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { setPreferences } from '@/stores/preferences'
import { InDialog, activeShortcuts, useShortcuts, type Shortcuts } from './shortcuts'

function Keys({ shortcuts, group }: { shortcuts: Shortcuts; group?: string }) {
  useShortcuts(shortcuts, group)
  return <input aria-label="Field" />
}

/** Registers keys and records each key that runs. */
function register(...keys: string[]) {
  const ran: string[] = []
  const shortcuts = Object.fromEntries(
    keys.map((key) => [key, { label: `Does ${key}`, run: () => ran.push(key) }]),
  )
  return { ran, ...render(<Keys shortcuts={shortcuts} />) }
}

const press = (init: KeyboardEventInit, target: Element = document.body) =>
  fireEvent.keyDown(target, init)

test("runs a single-key shortcut and prevents the key's default", () => {
  const { ran } = register('j')
  expect(press({ key: 'j' })).toBe(false)
  expect(press({ key: 'k' })).toBe(true)
  expect(ran).toEqual(['j'])
})

test('ignores a single key in a field, with a modifier, behind a dialog or while composing', () => {
  const { ran } = register('j', 'Escape')
  press({ key: 'j' }, screen.getByLabelText('Field'))
  press({ key: 'j', ctrlKey: true })
  press({ key: 'j', altKey: true })
  press({ key: 'J', shiftKey: true })
  press({ key: 'j', isComposing: true })
  const dialog = document.createElement('div')
  dialog.setAttribute('role', 'dialog')
  document.body.append(dialog)
  press({ key: 'j' })
  // The dialog closes on Esc before the key reaches the document.
  const close = () => dialog.remove()
  document.body.addEventListener('keydown', close, { once: true })
  press({ key: 'Escape' })
  expect(ran).toEqual([])
  press({ key: 'Escape' })
  expect(ran).toEqual(['Escape'])
})

test("prefers a dialog's keys over the keys of the screen behind it", () => {
  const behind = register('[', 'j')
  const run = vi.fn()
  render(
    <div role="dialog">
      <InDialog value>
        <Keys shortcuts={{ '[': { label: 'Before', run } }} />
      </InDialog>
    </div>,
  )
  press({ key: '[' })
  press({ key: 'j' })
  expect(run).toHaveBeenCalledOnce()
  expect(behind.ran).toEqual([])
})

test('does not run an Enter shortcut on a focused link', () => {
  const { ran } = register('Enter')
  const link = document.createElement('a')
  link.href = '/x'
  document.body.append(link)
  press({ key: 'Enter' }, link)
  expect(ran).toEqual([])
  press({ key: 'Enter' })
  expect(ran).toEqual(['Enter'])
  link.remove()
})

test('runs only keys with Ctrl or ⌘ when single keys are turned off', () => {
  const { ran } = register('j', 'mod+k')
  act(() => setPreferences({ shortcuts: false }))
  press({ key: 'j' })
  press({ key: 'k', metaKey: true }, screen.getByLabelText('Field'))
  press({ key: 'k', ctrlKey: true })
  expect(ran).toEqual(['mod+k', 'mod+k'])
})

test('runs a two-key shortcut only if its keys are pressed in order', () => {
  vi.useFakeTimers()
  const { ran } = register('g s', 's')
  press({ key: 's' })
  press({ key: 'g' })
  press({ key: 's' })
  press({ key: 'g' })
  press({ key: 'x' })
  press({ key: 's' })
  expect(ran).toEqual(['s', 'g s', 's'])
  vi.useRealTimers()
})

test('handles a shortcut key as soon as its screen is rendered', () => {
  const run = vi.fn()
  function Screen() {
    useLayoutEffect(() => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }))
    }, [])
    return <Keys shortcuts={{ j: { label: 'Next row', run } }} />
  }
  render(<Screen />)
  expect(run).toHaveBeenCalledOnce()
})

test('recognizes keys by position on a keyboard with another script', () => {
  const { ran } = register('j', '?', '[')
  press({ key: 'ت', code: 'KeyJ' })
  press({ key: '؟', code: 'Slash', shiftKey: true })
  press({ key: 'ج', code: 'BracketLeft' })
  expect(ran).toEqual(['j', '?', '['])
})

test('uses the last registration of a key until its component unmounts', () => {
  const first = register('j')
  const second = register('j')
  press({ key: 'j' })
  second.unmount()
  press({ key: 'j' })
  expect([first.ran, second.ran]).toEqual([['j'], ['j']])
  first.unmount()
  expect(activeShortcuts()).toEqual([])
})

test('lists the keys that currently work', () => {
  const list = { j: { label: 'Next row', run: () => {} }, k: { label: 'Row above', run: () => {} } }
  render(<Keys shortcuts={list} />)
  const { rerender } = render(
    <Keys group="Everywhere" shortcuts={{ k: { label: 'Other', run: () => {} } }} />,
  )
  expect(activeShortcuts()).toEqual([
    { key: 'j', label: 'Next row', group: undefined },
    { key: 'k', label: 'Other', group: 'Everywhere' },
  ])
  rerender(<Keys group="Everywhere" shortcuts={{}} />)
  expect(activeShortcuts().map(({ label }) => label)).toEqual(['Next row', 'Row above'])
})

test('releases a held key on key up and when the window loses the focus', () => {
  const presses: string[] = []
  const hold = {
    label: 'Hold',
    run: () => presses.push('down'),
    release: () => presses.push('up'),
  }
  render(<Keys shortcuts={{ r: hold }} />)
  press({ key: 'r' })
  press({ key: 'r', repeat: true })
  fireEvent.keyUp(document.body, { key: 'r' })
  press({ key: 'r' })
  fireEvent.blur(window)
  expect(presses).toEqual(['down', 'up', 'down', 'up'])
})
