import { IconUsers } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { Examples } from '@gallery/example'
import { findIn } from '@/browser/dom-lookups'
import { iconProps } from '@/ui/display/icon-props'
import { FilterPopover } from '@/ui/fields/filter-popover'

const Filter = ({ value = 'Any age', isSet = false }) => (
  <div style={{ display: 'flex' }}>
    <FilterPopover
      label="Age"
      value={value}
      icon={<IconUsers {...iconProps} />}
      onClear={isSet ? () => {} : undefined}
    >
      {() => <p style={{ padding: 16 }}>From 18 to 24, from 25 to 34, or older.</p>}
    </FilterPopover>
  </div>
)

function Opened() {
  const [box, setBox] = useState<HTMLElement | null>(null)
  useEffect(() => findIn(box, 'control')?.click(), [box])
  return (
    <div ref={setBox} style={{ padding: 16 }}>
      <Filter />
    </div>
  )
}

const Each = () => (
  <>
    <Filter />
    <br />
    <Filter value="Under 25" isSet />
  </>
)

export const examples: Examples = {
  'not set, and set': Each,
  open: { Framed: Opened, width: 640, height: 160 },
  'long text, on a phone': {
    Framed: () => <Filter value="From 18 to 24, from 25 to 34, and from 45 to 54" isSet />,
    width: 390,
    height: 80,
  },
}
