import type { Examples } from '@gallery/example'
import { Badge } from '@/ui/display/badge'
import { CopyId } from '@/ui/display/copy-id'
import { PageHeader } from '@/ui/display/page-header'
import { Button } from '@/ui/form/button'

const Full = () => (
  <PageHeader
    title="Account opening"
    meta={
      <>
        <Badge tone="success">Live</Badge>
        <CopyId id="5f0c2c1e-7a54-4d3b-9f0e-6a2b1c9d8e7f" label="bundle ID" />
      </>
    }
    description="Every session that your customers have started with this bundle, the newest first."
    action={<Button>Export sessions</Button>}
  />
)

const Long = () => (
  <PageHeader
    title="Account opening for residents of the Gulf states, third revision, reviewed by compliance"
    meta={<Badge tone="warning">Paused</Badge>}
    action={<Button>Export sessions</Button>}
  />
)

// Each example has a separate page, because a page has only one main heading.
export const examples: Examples = {
  'title alone': { Framed: () => <PageHeader title="Sessions" />, height: 80 },
  'with all parts': { Framed: Full, height: 120 },
  'with all parts, on a phone': { Framed: Full, width: 390, height: 240 },
  'long title': { Framed: Long, width: 768, height: 140 },
  'long title, on a phone': { Framed: Long, width: 390, height: 220 },
}
