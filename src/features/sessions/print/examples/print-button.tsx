import type { Examples } from '@gallery/example'
import { State } from '@gallery/state'
import { PrintButton } from '@/features/sessions/print/print-button'

const Both = () => (
  <>
    <PrintButton contents={[]} people={1} />{' '}
    <PrintButton contents={['name', 'national_id']} people={1} />
  </>
)

export const examples: Examples = {
  'masked, and with personal data': Both,
  hover: () => (
    <State of="hover">
      <Both />
    </State>
  ),
  focus: () => (
    <State of="focus">
      <Both />
    </State>
  ),
}
