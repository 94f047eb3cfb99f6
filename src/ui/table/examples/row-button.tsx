import type { Examples } from '@gallery/example'
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
  'long text, on a phone': { Framed: Long, width: 390, height: 80 },
}
