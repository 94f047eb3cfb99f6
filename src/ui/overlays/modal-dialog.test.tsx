import { fireEvent, render, screen } from '@testing-library/react'
import { Activity, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ModalDialog } from './modal-dialog'

test('closes on a click outside, but not if the press began inside, as when selecting text', () => {
  const onClose = vi.fn()
  render(
    <ModalDialog aria-label="Record" onClose={onClose}>
      <p>An id to select</p>
    </ModalDialog>,
  )
  const dialog = screen.getByRole('dialog')
  fireEvent.pointerDown(screen.getByText('An id to select'))
  // After a press in one element and a release in another, the click goes to the element that contains both.
  fireEvent.click(dialog)
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  expect(onClose).toHaveBeenCalledOnce()
})

function Screen({ isOpenerShown, isOpen }: { isOpenerShown: boolean; isOpen: boolean }) {
  return (
    <main>
      <h1 tabIndex={-1}>Sessions</h1>
      {isOpenerShown ? <button>Open</button> : null}
      {isOpen ? (
        <ModalDialog aria-label="Record" onClose={() => {}}>
          <button data-autofocus>Keep</button>
        </ModalDialog>
      ) : null}
    </main>
  )
}

/** Shows a dialog whose opener was removed. Returns a function that closes the dialog. */
function openDialogWithoutOpener() {
  const { rerender } = render(<Screen isOpenerShown isOpen={false} />)
  screen.getByRole('button', { name: 'Open' }).focus()
  rerender(<Screen isOpenerShown isOpen />)
  rerender(<Screen isOpenerShown={false} isOpen />)
  return () => rerender(<Screen isOpenerShown={false} isOpen={false} />)
}

test('does not call `onClose` when a screen that waits for the next one hides the dialog', () => {
  const onClose = vi.fn()
  const screenIn = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <ModalDialog aria-label="Record" onClose={onClose} />
    </Activity>
  )
  const { rerender } = render(screenIn('visible'))
  const dialog = screen.getByRole('dialog')
  rerender(screenIn('hidden'))
  fireEvent(dialog, new Event('close'))
  expect(onClose).not.toHaveBeenCalled()
})

test("focuses the screen's heading on close if the opener was removed", () => {
  const close = openDialogWithoutOpener()
  close()
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})

test('focuses a heading in the next frame if the first attempt fails, as in WebKit', async () => {
  const close = openDialogWithoutOpener()
  const heading = screen.getByRole('heading', { hidden: true })
  vi.spyOn(heading, 'focus').mockImplementationOnce(() => {})
  close()
  expect(document.activeElement).toBe(document.body)
  await expect.poll(() => document.activeElement).toBe(heading)
})

test('focuses the opener in the next frame, not the heading, if WebKit fails to restore it', async () => {
  const { rerender } = render(<Screen isOpenerShown isOpen={false} />)
  const opener = screen.getByRole('button', { name: 'Open' })
  opener.focus()
  rerender(<Screen isOpenerShown isOpen />)
  const dialog = screen.getByRole('dialog')
  if (!(dialog instanceof HTMLDialogElement)) throw new Error('The dialog is not a <dialog>')
  // WebKit closes the dialog without focusing the opener, because it still treats the opener as inert.
  vi.spyOn(dialog, 'close').mockImplementationOnce(() => dialog.removeAttribute('open'))
  vi.spyOn(opener, 'focus').mockImplementationOnce(() => {})
  rerender(<Screen isOpenerShown isOpen={false} />)
  await expect.poll(() => document.activeElement).toBe(opener)
})

test('renders a nested dialog outside its parent and closes it without closing the parent', () => {
  function Drawer() {
    const [isAsking, setIsAsking] = useState(true)
    return (
      <ModalDialog aria-label="Drawer" onClose={() => {}}>
        {isAsking ? (
          <ModalDialog aria-label="Question" onClose={() => setIsAsking(false)}>
            <button onClick={() => setIsAsking(false)}>No</button>
          </ModalDialog>
        ) : null}
      </ModalDialog>
    )
  }
  render(<Drawer />)
  const drawer = screen.getByRole('dialog', { name: 'Drawer' })
  expect(drawer.contains(screen.getByRole('dialog', { name: 'Question' }))).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'No' }))
  expect(screen.queryByRole('dialog', { name: 'Question' })).toBeNull()
  expect(drawer).toHaveProperty('open', true)
})
