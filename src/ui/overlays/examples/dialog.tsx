import type { Examples } from '@gallery/example'
import { Button } from '@/ui/form/button'
import { Dialog, DialogActions } from '@/ui/overlays/dialog'

const close = () => {}

const Actions = () => (
  <DialogActions>
    <Button variant="default">Cancel</Button>
    <Button>Delete list</Button>
  </DialogActions>
)

const lines = Array.from({ length: 40 }, (_, index) => `Name ${index + 1} of the list`)

const Long = () => (
  <Dialog
    title="Replace “Sanctions of the ministry of foreign affairs, November 2026” with another file?"
    size="wide"
    onClose={close}
  >
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <Actions />
  </Dialog>
)

const WithTools = () => (
  <Dialog
    title="Session 66f2a1c09d3e4b5a7c8d9e0f"
    size="full"
    tools={
      <>
        <Button variant="default">Previous</Button>
        <Button variant="default">Next</Button>
      </>
    }
    onClose={close}
  >
    <p>A session with its photos.</p>
  </Dialog>
)

const Medium = () => (
  <Dialog title="Delete this list?" onClose={close}>
    <p>The names in it are no longer checked.</p>
    <Actions />
  </Dialog>
)

const AtEnd = () => (
  <Dialog title="Transaction" placement="end" onClose={close}>
    <p>A record beside its list.</p>
  </Dialog>
)

const phone = { width: 390, height: 664 }

export const examples: Examples = {
  medium: { Framed: Medium },
  small: {
    Framed: () => (
      <Dialog title="Rename" size="small" onClose={close}>
        <p>One sentence.</p>
      </Dialog>
    ),
  },
  'wide, more than fits': { Framed: Long },
  'full, with tools': { Framed: WithTools },
  'at the end': { Framed: AtEnd },
  'beside, over an undimmed screen': {
    Framed: () => (
      <Dialog title="Appearance" placement="beside" onClose={close}>
        <p>Each setting takes effect at once.</p>
      </Dialog>
    ),
  },
  'medium, on a phone': { Framed: Medium, ...phone },
  'wide, more than fits, on a phone': { Framed: Long, ...phone },
  'full, with tools, on a phone': { Framed: WithTools, ...phone },
  'at the end, on a phone': { Framed: AtEnd, ...phone },
}
