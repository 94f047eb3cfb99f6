import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderUi } from '@/test/render-ui'
import { CopyId } from './copy-id'

const id = '3f9a1c00-1111-4222-8333-44445555d2e4'

async function copy() {
  const user = userEvent.setup()
  renderUi(<CopyId id={id} label="session ID" />)
  return () => user.click(screen.getByRole('button', { name: 'Copy session ID' }))
}

test('shows a shortened ID and copies the full ID', async () => {
  const click = await copy()
  expect(screen.getByText('3f9a1c…d2e4')).toBeTruthy()
  expect(screen.getByText(id)).toBeTruthy()
  await click()
  expect(await navigator.clipboard.readText()).toBe(id)
  expect(screen.getByRole('status').textContent).toBe('Copied')
})

test('copies with execCommand if the browser blocks the clipboard API', async () => {
  const click = await copy()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  const copies: unknown[] = []
  document.execCommand = (command) => {
    const clipboardData = new DataTransfer()
    const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
    // The browser copies the selection unless the handler calls `preventDefault`.
    if (event.defaultPrevented) copies.push([command, clipboardData.getData('text/plain')])
    return true
  }
  const onMoved = vi.fn()
  await click()
  document.addEventListener('focusin', onMoved)
  await click()
  document.removeEventListener('focusin', onMoved)
  expect(copies).toEqual([
    ['copy', id],
    ['copy', id],
  ])
  expect(screen.getByRole('status').textContent).toBe('Copied')
  expect(onMoved).not.toHaveBeenCalled()
  // The user's next copy must not be changed.
  const own = new ClipboardEvent('copy', { bubbles: true, cancelable: true })
  document.body.dispatchEvent(own)
  expect(own.defaultPrevented).toBe(false)
})

test.each([
  ['returns false', () => false],
  [
    'throws',
    () => {
      throw new Error('not supported')
    },
  ],
  ['returns true without a copy event', () => true],
])('shows the full ID if execCommand %s', async (_, execCommand) => {
  const click = await copy()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  document.execCommand = execCommand
  await click()
  expect(screen.getByRole('status').textContent).toContain(id)
})
