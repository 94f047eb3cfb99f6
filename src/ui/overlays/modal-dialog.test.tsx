import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ModalDialog } from './modal-dialog'

test('closes on a press outside, but not when the press began inside, as with selected text', () => {
  const onClose = vi.fn()
  render(
    <ModalDialog aria-label="Record" onClose={onClose}>
      <p>An id to select</p>
    </ModalDialog>,
  )
  const dialog = screen.getByRole('dialog')
  fireEvent.pointerDown(screen.getByText('An id to select'))
  // What is pressed and released in different places is clicked where both are.
  fireEvent.click(dialog)
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  expect(onClose).toHaveBeenCalledOnce()
})
