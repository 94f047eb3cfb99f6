import { useState } from 'react'
import type { Examples } from '@gallery/example'
import { CodeSelect } from '@/ui/fields/code-select'

const names: Readonly<Record<string, string>> = {
  success: 'Verified',
  failure: 'Rejected',
  expired: 'Expired before the customer sent any photo of the document',
}

function Select({ initial }: { initial?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <div style={{ display: 'flex' }}>
      <CodeSelect
        label="Status"
        any="Any status"
        codes={Object.keys(names)}
        getName={(code) => names[code] ?? code}
        value={value}
        onChange={setValue}
      />
    </div>
  )
}

const Each = () => (
  <>
    <Select />
    <br />
    <Select initial="failure" />
  </>
)

export const examples: Examples = {
  'any and one': Each,
  'a code that the backend no longer names': () => <Select initial="PENDING_REVIEW" />,
  'long text, on a phone': { Framed: () => <Select initial="expired" />, width: 390, height: 80 },
}
