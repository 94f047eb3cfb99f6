import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { toggleRowHints } from './write-time-hint'

function renderRow() {
  render(
    <table>
      <tbody>
        <tr data-row={0}>
          <td>
            <button>Open</button>
            <button>Copy</button>
          </td>
        </tr>
      </tbody>
    </table>,
  )
}

test('keeps row hints when the focus moves within the row, even if the blur is handled last', () => {
  renderRow()
  const row = screen.getByRole('row')
  const [open, copy] = screen.getAllByRole('button')
  if (!open || !copy) throw new Error('rendered above')
  row.toggleAttribute('data-hinted', true)
  copy.focus()
  toggleRowHints(open, false, 'en')
  expect(row.hasAttribute('data-hinted')).toBe(true)
  copy.blur()
  toggleRowHints(copy, false, 'en')
  expect(row.hasAttribute('data-hinted')).toBe(false)
})

test("hides a row's hints on Esc, keeps the focus, and lets only the next Esc propagate", async () => {
  renderRow()
  const row = screen.getByRole('row')
  const user = userEvent.setup()
  await user.tab()
  const above = vi.fn<(event: KeyboardEvent) => void>()
  document.addEventListener('keydown', above)
  const open = screen.getByRole('button', { name: 'Open' })
  toggleRowHints(open, true, 'en')
  expect(row.hasAttribute('data-hinted')).toBe(true)
  await user.keyboard('{Escape}')
  expect(row.hasAttribute('data-hinted')).toBe(false)
  expect(document.activeElement).toBe(open)
  expect(above).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(above).toHaveBeenCalledOnce()
  document.removeEventListener('keydown', above)
})
