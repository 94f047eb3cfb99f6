import type { Examples } from '@gallery/example'
import { inState } from '@gallery/state'
import { PrintButton } from '@/features/sessions/print/print-button'

const Both = () => (
  <>
    <PrintButton contents={[]} people={1} />{' '}
    <PrintButton contents={['name', 'national_id']} people={1} />
  </>
)

export const examples: Examples = {
  'masked, and with personal data': Both,
  hover: inState('hover', Both),
  focus: inState('focus', Both),
}
