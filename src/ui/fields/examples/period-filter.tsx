import { useEffect, useState } from 'react'
import type { Examples } from '@gallery/example'
import { findIn } from '@/browser/dom-lookups'
import type { Period } from '@/lib/period/period'
import { PeriodFilter } from '@/ui/fields/period-filter'

const TODAY = '2026-11-20'
const month: Period = { from: '2026-10-22', to: TODAY }
const custom: Period = { from: '2026-09-14', to: '2026-10-03' }

type FilterProps = { initial: Period; isSet?: boolean }

function Filter({ initial, isSet }: FilterProps) {
  const [value, setValue] = useState(initial)
  return (
    <div style={{ display: 'flex' }}>
      <PeriodFilter
        value={value}
        today={TODAY}
        onChange={setValue}
        onClear={isSet ? () => {} : undefined}
      />
    </div>
  )
}

function Opened({ initial }: FilterProps) {
  const [box, setBox] = useState<HTMLElement | null>(null)
  useEffect(() => findIn(box, 'control')?.click(), [box])
  return (
    <div ref={setBox} style={{ padding: 16 }}>
      <Filter initial={initial} />
    </div>
  )
}

const Each = () => (
  <>
    <Filter initial={month} />
    <br />
    <Filter initial={custom} isSet />
  </>
)

export const examples: Examples = {
  'a preset, and two dates that can be cleared': Each,
  'all time': () => <Filter initial={{}} />,
  'without an end': () => <Filter initial={{ from: '2026-09-14' }} />,
  open: { Framed: () => <Opened initial={month} />, width: 640, height: 480 },
  'open, with two dates': { Framed: () => <Opened initial={custom} />, width: 640, height: 480 },
  'open, on a phone': { Framed: () => <Opened initial={month} />, width: 390, height: 664 },
}
