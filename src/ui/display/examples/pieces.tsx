import type { Examples } from '@gallery/example'
import { Badge } from '@/ui/display/badge'
import { Pieces } from '@/ui/display/pieces'
import common from '@/ui/display/common.module.css'

export const examples: Examples = {
  'rendered one after another': () => (
    <p className={common.row}>
      <Pieces>
        <Badge tone="success">First</Badge>
        <Badge tone="info">Second</Badge>
        <Badge tone="neutral">Third</Badge>
      </Pieces>
    </p>
  ),
}
