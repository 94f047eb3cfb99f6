import type { ComponentProps } from 'react'
import type { Examples } from '@gallery/example'
import { SwitchRow } from '@/ui/shell/appearance/switch-row'

const Row = (props: Partial<ComponentProps<typeof SwitchRow>>) => (
  <div style={{ maxInlineSize: '20rem' }}>
    <SwitchRow label="Single-key shortcuts" checked={false} onChange={() => {}} {...props} />
  </div>
)

export const examples: Examples = {
  off: () => <Row />,
  on: () => <Row checked />,
  'with a note': () => <Row checked note="Keys such as / and g that work without Ctrl or ⌘." />,
  disabled: () => <Row disabled note="The top navigation cannot be collapsed." />,
  'disabled, on': () => <Row disabled checked />,
  'long text': () => (
    <Row label="Show the number of sessions that wait for a decision beside every bundle" />
  ),
}
