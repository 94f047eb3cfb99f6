import { IconDownload } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { Examples } from '@gallery/example'
import { findAllIn } from '@/browser/dom-lookups'
import { iconProps } from '@/ui/display/icon-props'
import { Button } from '@/ui/form/button'
import { CodeSelect } from '@/ui/fields/code-select'
import { FilterBar } from '@/ui/fields/filter-bar'
import { PeriodFilter } from '@/ui/fields/period-filter'

const nothing = () => {}

const select = (label: string, value?: string) => (
  <CodeSelect
    label={label}
    any={`Any ${label.toLowerCase()}`}
    codes={value ? [value] : []}
    getName={(code) => code}
    value={value}
    onChange={nothing}
  />
)

const period = <PeriodFilter value={{ from: '2026-09-01', to: '2026-09-30' }} onChange={nothing} />

const tools = (
  <Button variant="default" leftSection={<IconDownload {...iconProps} />}>
    Export
  </Button>
)

const Unset = () => (
  <FilterBar
    more={
      <>
        {select('Status')}
        {select('Country')}
      </>
    }
    total="1,204 sessions"
    tools={tools}
  >
    {period}
  </FilterBar>
)

const Set = () => (
  <FilterBar
    more={
      <>
        {select('Status', 'Rejected')}
        {select('Country', 'Egypt')}
        {select('Document')}
      </>
    }
    moreSet={2}
    onClear={nothing}
    total="17 of 1,204 sessions"
    tools={tools}
  >
    {period}
  </FilterBar>
)

/** Filter bar on a phone, with the collapsed filters expanded. */
function Opened() {
  const [box, setBox] = useState<HTMLElement | null>(null)
  useEffect(() => findAllIn(box, 'control').at(-2)?.click(), [box])
  return (
    <div ref={setBox}>
      <Set />
    </div>
  )
}

export const examples: Examples = {
  'nothing is set': Unset,
  'two are set': Set,
  'filters alone': () => <FilterBar>{period}</FilterBar>,
  'two are set, on a tablet': { Framed: Set, width: 768, height: 160 },
  'nothing is set, on a phone': { Framed: Unset, width: 390, height: 160 },
  'two are set, on a phone': { Framed: Set, width: 390, height: 160 },
  'open, on a phone': { Framed: Opened, width: 390, height: 320 },
}
