import type { Examples } from '@gallery/example'
import { PrintHead } from '@/ui/shell/print/print-head'

/** Shows the head on the screen, because the head's styles show it only in print. */
function show(parent: HTMLElement | null) {
  if (parent?.firstElementChild instanceof HTMLElement)
    parent.firstElementChild.style.display = 'flex'
}

export const examples: Examples = {
  'as on paper': {
    Framed: () => (
      <div ref={show}>
        <PrintHead userName="Mona Saleh" />
      </div>
    ),
    width: 720,
    height: 120,
  },
}
