import type { Examples } from '@gallery/example'
import { CallTime, Data, Duration, Missing, Num, Percent } from '@/ui/display/data'
import { FactList } from '@/ui/display/fact-list'

export const examples: Examples = {
  'each kind': () => (
    <FactList
      facts={[
        { key: 'text', label: 'Text', value: <Data>Mona Saleh</Data> },
        { key: 'arabic', label: 'Arabic text', value: <Data>منى صالح (2)</Data> },
        { key: 'number', label: 'Number', value: <Num value={1_204_871} /> },
        { key: 'percent', label: 'Percentage', value: <Percent value={0.914} /> },
        { key: 'duration', label: 'Duration', value: <Duration value={187} /> },
        { key: 'call', label: 'Time of a call', value: <CallTime value={1240} /> },
        { key: 'missing', label: 'Nothing', value: <Missing /> },
      ]}
    />
  ),
  zero: () => (
    <FactList
      facts={[
        { key: 'number', label: 'Number', value: <Num value={0} /> },
        { key: 'percent', label: 'Percentage', value: <Percent value={0} /> },
        { key: 'duration', label: 'Duration', value: <Duration value={0} /> },
        { key: 'call', label: 'Time of a call', value: <CallTime value={0} /> },
      ]}
    />
  ),
  missing: () => (
    <FactList
      facts={[
        { key: 'text', label: 'Text', value: <Data /> },
        { key: 'number', label: 'Number', value: <Num value={null} /> },
        { key: 'percent', label: 'Percentage of nothing', value: <Percent value={NaN} /> },
      ]}
    />
  ),
}
