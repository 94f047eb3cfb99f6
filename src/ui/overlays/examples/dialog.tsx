import type { Examples } from '@gallery/example'
import { Button } from '@/ui/form/button'
import { Dialog } from '@/ui/overlays/dialog'

const close = () => {}

export const examples: Examples = {
  medium: {
    Framed: () => (
      <Dialog title="Delete this list?" onClose={close}>
        <p>The names in it are no longer checked.</p>
        <Button>Delete list</Button>
      </Dialog>
    ),
  },
  small: {
    Framed: () => (
      <Dialog title="Rename" size="small" onClose={close}>
        <p>One sentence.</p>
      </Dialog>
    ),
  },
  'at the end, on a phone': {
    Framed: () => (
      <Dialog title="Transaction" placement="end" onClose={close}>
        <p>A record beside its list.</p>
      </Dialog>
    ),
    width: 390,
    height: 664,
  },
}
