import type { Examples } from '@gallery/example'
import { inState } from '@gallery/state'
import { JsonSection } from '@/features/masking/json-section'
import { record } from './record'

const Closed = () => <JsonSection value={record} name="session-7d2b9c14" />

export const examples: Examples = {
  closed: Closed,
  hover: inState('hover', Closed),
  focus: inState('focus', Closed),
}
