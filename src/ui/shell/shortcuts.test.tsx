import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setLayout, useLayout } from '@/stores/layout'
import { InDialog, activeShortcuts, useShortcuts, type Shortcuts } from './shortcuts'

beforeEach(() => setLayout(useLayout.getInitialState()))

function Keys({ shortcuts, group }: { shortcuts: Shortcuts; group?: string }) {
  useShortcuts(shortcuts, group)
  return <input aria-label="Field" />
}

/** Registers keys that note themselves when they run. */
function register(...keys: string[]) {
  const ran: string[] = []
  const shortcuts = Object.fromEntries(
    keys.map((key) => [key, { label: `Does ${key}`, run: () => ran.push(key) }]),
  )
  return { ran, ...render(<Keys shortcuts={shortcuts} />) }
}

const press = (init: KeyboardEventInit, target: Element = document.body) =>
  fireEvent.keyDown(target, init)

test('a single key runs, and its default is kept from happening', () => {
  const { ran } = register('j')
  expect(press({ key: 'j' })).toBe(false)
  expect(press({ key: 'k' })).toBe(true)
  expect(ran).toEqual(['j'])
})

test('not in a field, not with a modifier, not behind a dialog, not while composing', () => {
  const { ran } = register('j', 'Escape')
  press({ key: 'j' }, screen.getByLabelText('Field'))
  press({ key: 'j', ctrlKey: true })
  press({ key: 'j', altKey: true })
  press({ key: 'J', shiftKey: true })
  press({ key: 'j', isComposing: true })
  const dialog = document.createElement('div')
  dialog.setAttribute('role', 'dialog')
  dialog.checkVisibility = () => true
  document.body.append(dialog)
  press({ key: 'j' })
  // It closes itself on Esc before the key has come to the document.
  const close = () => dialog.remove()
  document.body.addEventListener('keydown', close, { once: true })
  press({ key: 'Escape' })
  expect(ran).toEqual([])
  press({ key: 'Escape' })
  expect(ran).toEqual(['Escape'])
})

test('what stands in a dialog has its own keys; the same ones of the screen behind it wait', () => {
  const behind = register('[', 'j')
  const run = vi.fn()
  render(
    <div role="dialog" ref={(dialog) => void (dialog && (dialog.checkVisibility = () => true))}>
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

test('Enter belongs to the focused link', () => {
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

test('switched off, only those with Ctrl or ⌘ are left, and those work in a field too', () => {
  const { ran } = register('j', 'mod+k')
  act(() => setLayout({ shortcuts: false }))
  press({ key: 'j' })
  press({ key: 'k', metaKey: true }, screen.getByLabelText('Field'))
  press({ key: 'k', ctrlKey: true })
  expect(ran).toEqual(['mod+k', 'mod+k'])
})

test('two strokes: in time, in order, and the second key alone does its own', () => {
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

test('a keyboard of another script: the place of the key counts', () => {
  const { ran } = register('j', '?', '[')
  press({ key: 'ت', code: 'KeyJ' })
  press({ key: '؟', code: 'Slash', shiftKey: true })
  press({ key: 'ج', code: 'BracketLeft' })
  expect(ran).toEqual(['j', '?', '['])
})

test('whoever comes last has the key, and it goes back', () => {
  const first = register('j')
  const second = register('j')
  press({ key: 'j' })
  second.unmount()
  press({ key: 'j' })
  expect([first.ran, second.ran]).toEqual([['j'], ['j']])
  first.unmount()
  expect(activeShortcuts()).toEqual([])
})

test('the help lists what works now', () => {
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

test('a held key is let go with the key and with the window', () => {
  const seen: string[] = []
  const hold = { label: 'Hold', run: () => seen.push('down'), release: () => seen.push('up') }
  render(<Keys shortcuts={{ r: hold }} />)
  press({ key: 'r' })
  press({ key: 'r', repeat: true })
  fireEvent.keyUp(document.body, { key: 'r' })
  press({ key: 'r' })
  fireEvent.blur(window)
  expect(seen).toEqual(['down', 'up', 'down', 'up'])
})
