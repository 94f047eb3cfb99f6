import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderUi } from '@/test/render-ui'
import { CodeBlock } from './code-block'
import type { HighlightedCode } from './highlighted-code'

const code: HighlightedCode = [
  [['keyword', 'val'], ' key = ', ['string', '"{{bundle_key}}"']],
  [],
  ['send(key, {{other}})'],
]
const filledText = 'val key = "b-1"\n\nsend(key, {{other}})'

function open() {
  const user = userEvent.setup()
  renderUi(
    <div dir="rtl">
      <CodeBlock code={code} label="Kotlin" values={{ bundle_key: 'b-1' }} />
    </div>,
  )
  return user
}

test('fills the placeholders that have a value', () => {
  open()
  expect(screen.getByRole('code').textContent).toBe(filledText)
})

test('copies the code with its placeholders filled', async () => {
  const user = open()
  await user.click(screen.getByRole('button', { name: 'Copy Kotlin' }))
  expect(await navigator.clipboard.readText()).toBe(filledText)
  expect(screen.getByRole('status').textContent).toBe('Copied')
})

test('does not repeat the code in the message if copying is blocked', async () => {
  const user = open()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  document.execCommand = () => false
  await user.click(screen.getByRole('button', { name: 'Copy Kotlin' }))
  expect(screen.getByRole('status').textContent).not.toContain('b-1')
})

test('shows highlighted code from left to right', () => {
  open()
  expect(screen.getByRole('figure').dir).toBe('ltr')
  expect(screen.getByText('"b-1"').dataset['kind']).toBe('string')
})

test('makes the code focusable only when it is wider than its container', async () => {
  const observed: (() => void)[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        observed.push(callback)
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900)
  const place = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
  open()
  expect(screen.getByRole('region', { name: 'Kotlin' }).tabIndex).toBe(0)
  place.mockReturnValue(900)
  for (const callback of observed) callback()
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  vi.unstubAllGlobals()
})
