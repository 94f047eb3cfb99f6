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
  const copied: unknown[] = []
  document.execCommand = (command) => {
    const area = document.querySelector('textarea')
    // As browsers do with what is selected.
    area?.focus()
    const [from, to] = [area?.selectionStart ?? 0, area?.selectionEnd ?? 0]
    // A field that can be edited would open the keyboard of a phone.
    copied.push([command, area?.value.slice(from, to), area?.readOnly])
    return true
  }
  await click()
  expect(copied).toEqual([['copy', id, true]])
  expect(screen.getByRole('status').textContent).toBe('Copied')
  expect(document.querySelector('textarea')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copy session id' }))
})

test.each([
  ['is blocked', () => false],
  [
    'fails',
    () => {
      throw new Error('not supported')
    },
  ],
])('shows the full id when copying %s', async (_, execCommand) => {
  const click = await copy()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  document.execCommand = execCommand
  await click()
  expect(screen.getByRole('status').textContent).toContain(id)
  expect(document.querySelector('textarea')).toBeNull()
})
