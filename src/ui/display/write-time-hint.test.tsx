import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toggleRowHints } from './write-time-hint'

test('a row keeps its hints when the focus moves within it, also when the loss is noticed last', () => {
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
