import { useEffect, useState, type ComponentProps } from 'react'
import type { Examples } from '@gallery/example'
import { findIn } from '@/browser/dom-lookups'
import { SearchSelect } from '@/ui/fields/search-select'

const options = [
  { value: '1', label: 'Account opening' },
  { value: '2', label: 'Card activation' },
  { value: '3', label: 'القروض' },
  { value: '4', label: 'Loans' },
  { value: '5', label: 'Account opening for residents of the Gulf states, third revision' },
]

type SelectProps = Partial<ComponentProps<typeof SearchSelect>>

function Select({ value: initial, ...props }: SelectProps) {
  const [value, setValue] = useState(initial)
  return (
    <div style={{ display: 'flex' }}>
      <SearchSelect
        label="Bundle"
        placeholder="All bundles"
        options={options}
        value={value}
        onChange={setValue}
        {...props}
      />
    </div>
  )
}

function Opened(props: SelectProps) {
  const [box, setBox] = useState<HTMLElement | null>(null)
  useEffect(() => findIn(box, 'control')?.click(), [box])
  return (
    <div ref={setBox} style={{ padding: 16 }}>
      <Select {...props} />
    </div>
  )
}

const Each = () => (
  <>
    <Select />
    <br />
    <Select value="2" />
  </>
)

export const examples: Examples = {
  'nothing and something chosen': Each,
  'in a row of filters': () => <Select isLabelHidden value="2" />,
  'always something chosen': () => <Select value="2" isRequired />,
  disabled: () => <Select value="2" disabled />,
  error: () => <Select error="Choose a bundle." />,
  'long value': () => <Select value="5" />,
  open: { Framed: () => <Opened value="2" />, width: 640, height: 320 },
  'open, the first are loading': {
    Framed: () => <Opened options={[]} loading />,
    width: 640,
    height: 160,
  },
  'open, nothing found': { Framed: () => <Opened options={[]} />, width: 640, height: 160 },
  'open, with more than the list can show': {
    Framed: () => <Opened rest="40 more: type a part of the name." />,
    width: 640,
    height: 360,
  },
  'open, on a phone': { Framed: () => <Opened value="5" />, width: 390, height: 360 },
}
