import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderUi } from '@/test/render-ui'
import { CopyId } from './copy-id'

const id = '3f9a1c00-1111-4222-8333-44445555d2e4'

async function copy() {
  const user = userEvent.setup()
  renderUi(<CopyId id={id} label="session id" />)
  return () => user.click(screen.getByRole('button', { name: 'Copy session id' }))
}

test('shows a shortened id and copies the full one', async () => {
  const click = await copy()
  expect(screen.getByText('3f9a1c…d2e4')).toBeTruthy()
  expect(screen.getByText(id)).toBeTruthy()
  await click()
  expect(await navigator.clipboard.readText()).toBe(id)
  expect(screen.getByRole('status').textContent).toBe('Copied')
})

test('falls back to execCommand without the clipboard permission', async () => {
  const click = await copy()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  const execCommand = vi.fn(() => true)
  document.execCommand = execCommand
  await click()
  expect(execCommand).toHaveBeenCalledWith('copy')
  expect(screen.getByRole('status').textContent).toBe('Copied')
})

test('shows the full id when copying is blocked', async () => {
  const click = await copy()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  document.execCommand = vi.fn(() => false)
  await click()
  expect(screen.getByRole('status').textContent).toContain(id)
  expect(document.querySelector('textarea')).toBeNull()
})
