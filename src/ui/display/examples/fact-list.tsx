import type { Examples } from '@gallery/example'
import { Badge } from '@/ui/display/badge'
import { CopyId } from '@/ui/display/copy-id'
import { Missing } from '@/ui/display/data'
import { FactList, type Fact } from '@/ui/display/fact-list'

const facts: readonly Fact[] = [
  { key: 'status', label: 'Status', value: <Badge tone="success">Verified</Badge> },
  {
    key: 'id',
    label: 'Session ID',
    value: <CopyId id="5f0c2c1e-7a54-4d3b-9f0e-6a2b1c9d8e7f" label="session ID" />,
  },
  { key: 'bundle', label: 'Bundle', value: 'Account opening' },
  { key: 'country', label: 'Country', value: <Missing /> },
]

const longFacts: readonly Fact[] = [
  {
    key: 'address',
    label: 'Address as it is printed on the document',
    value: 'Building 14, flat 7, Al-Imam Muhammad ibn Saud Street, Al-Malaz, Riyadh 12836',
  },
  { key: 'key', label: 'Key', value: 'customer_onboarding_production_2026_reviewed_by_compliance' },
]

export const examples: Examples = {
  'one below another': () => <FactList facts={facts} />,
  'side by side': () => <FactList facts={facts} layout="row" />,
  'one fact': () => <FactList facts={facts.slice(0, 1)} />,
  'long texts': () => <FactList facts={longFacts} />,
  'on a phone': {
    Framed: () => <FactList facts={[...facts, ...longFacts]} />,
    width: 390,
    height: 400,
  },
  'side by side, on a phone': {
    Framed: () => <FactList facts={[...facts, ...longFacts]} layout="row" />,
    width: 390,
    height: 360,
  },
}
