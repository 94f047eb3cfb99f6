import type { Examples } from '@gallery/example'
import { Badge } from '@/ui/display/badge'

export const examples: Examples = {
  'each tone': () => (
    <>
      <Badge tone="success">Accepted</Badge> <Badge tone="failure">Rejected</Badge>{' '}
      <Badge tone="warning">Needs a look</Badge> <Badge tone="info">In progress</Badge>{' '}
      <Badge tone="neutral">Expired</Badge>
    </>
  ),
  'long text': () => <Badge tone="warning">Waiting for the second photo of the document</Badge>,
}
