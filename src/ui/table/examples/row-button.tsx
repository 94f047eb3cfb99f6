import type { Examples } from '@gallery/example'
import { inState } from '@gallery/state'
import { RowButton } from '@/ui/table/row-button'

const Each = () => (
  <>
    <RowButton>Permissions</RowButton> <RowButton variant="light">Send link</RowButton>
  </>
)

const Long = () => (
  <RowButton>Send a link to choose a new password to mona.saleh@example.com again</RowButton>
)

export const examples: Examples = {
  'each variant': Each,
  hover: inState('hover', Each),
  focus: inState('focus', Each),
  pressed: inState('active', Each),
  'long text, on a phone': { Framed: Long, width: 390, height: 80 },
}
