import { useState } from 'react'
import type { Examples } from '@gallery/example'
import { Button } from '@/ui/form/button'
import { ModalDialog } from '@/ui/overlays/modal-dialog'
import { useOpened } from './use-opened'

const close = () => {}

function Two() {
  const [isPhotoOpen, setIsPhotoOpen] = useState(false)
  return (
    <ModalDialog aria-label="Session" onClose={close}>
      <div ref={useOpened()} style={{ inlineSize: '30rem', blockSize: '12rem' }}>
        <Button onClick={() => setIsPhotoOpen(true)}>See the photo</Button>
      </div>
      {isPhotoOpen && (
        <ModalDialog aria-label="Photo" onClose={close}>
          <p>The photo of this session</p>
        </ModalDialog>
      )}
    </ModalDialog>
  )
}

/** `ModalDialog` has no frame. Components that use it, such as `Dialog`, add a frame. */
export const examples: Examples = {
  'the bare dialog': {
    Framed: () => (
      <ModalDialog aria-label="Photo" onClose={close}>
        <p>The browser’s own frame, in the middle of the page.</p>
      </ModalDialog>
    ),
    height: 240,
  },
  'a dialog over another one': { Framed: Two, height: 320 },
}
