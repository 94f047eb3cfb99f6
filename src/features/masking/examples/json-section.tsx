import type { Examples } from '@gallery/example'
import { State } from '@gallery/state'
import { JsonSection } from '@/features/masking/json-section'
import { record } from './record'

const Closed = () => <JsonSection value={record} name="session-7d2b9c14" />

export const examples: Examples = {
  closed: Closed,
  hover: () => (
    <State of="hover">
      <Closed />
    </State>
  ),
  focus: () => (
    <State of="focus">
      <Closed />
    </State>
  ),
}
