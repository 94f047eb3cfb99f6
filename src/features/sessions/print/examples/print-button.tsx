import type { Examples } from '@gallery/example'
import { PrintButton } from '@/features/sessions/print/print-button'

export const examples: Examples = {
  'nothing personal': () => <PrintButton contents={[]} people={1} />,
  'with personal data, asks': () => <PrintButton contents={['name', 'national_id']} people={1} />,
}
