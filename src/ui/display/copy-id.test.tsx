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

test('shows the ends, tells the whole, copies the whole', async () => {
  const click = await copy()
  expect(screen.getByText('3f9a1c…d2e4')).toBeTruthy()
  expect(screen.getByText(id)).toBeTruthy()
  await click()
  expect(await navigator.clipboard.readText()).toBe(id)
  expect(screen.getByRole('status').textContent).toBe('Copied')
})

test('without permission the old way is tried', async () => {
  const click = await copy()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  const execCommand = vi.fn(() => true)
  document.execCommand = execCommand
  await click()
  expect(execCommand).toHaveBeenCalledWith('copy')
  expect(screen.getByRole('status').textContent).toBe('Copied')
})

test('refused both ways, the id is offered for copying by hand', async () => {
  const click = await copy()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  document.execCommand = vi.fn(() => false)
  await click()
  expect(screen.getByRole('status').textContent).toContain(id)
  expect(document.querySelector('textarea')).toBeNull()
})
