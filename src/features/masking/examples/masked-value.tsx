import { useEffect } from 'react'
import type { Examples } from '@gallery/example'
import { inState } from '@gallery/state'
import { FieldValue, MaskedValue, PersonalFieldValue } from '@/features/masking/masked-value'
import { revealPage } from '@/features/masking/reveal'
import { sealPersonal } from '@/lib/personal'

const One = () => <MaskedValue kind="national_id" value={sealPersonal('29403151201234')} />

const Each = () => (
  <>
    <p>
      <One />
    </p>
    <p>
      <MaskedValue kind="name" value="Mona Saleh Abdelrahman" />
    </p>
    <p>
      <MaskedValue kind="phone" value="+20 100 123 4567" />
    </p>
    <p>
      <MaskedValue kind="email" value="mona.saleh@example.com" />
    </p>
    <p>
      <MaskedValue kind="address" value="12 El Nasr Street, Nasr City, Cairo" />
    </p>
    <p>
      <MaskedValue kind="document" value="JA7823456" />
    </p>
    <p>
      <MaskedValue kind="birth_date" value="1994-03-15" />
    </p>
    <p>
      <MaskedValue kind="reference" value="customer-0048213" copyLabel="user reference" />
    </p>
    <p>
      <MaskedValue kind="text" value="Occupation: engineer at a private company" />
    </p>
  </>
)

function Revealed() {
  useEffect(() => revealPage(true), [])
  return <Each />
}

export const examples: Examples = {
  'each kind': Each,
  hover: inState('hover', One),
  focus: inState('focus', One),
  pressed: inState('active', One),
  empty: () => <MaskedValue kind="name" value={undefined} />,
  'of a field': () => (
    <>
      <p>
        <FieldValue field="front_nid" value="29403151201234" />
      </p>
      <p>
        <FieldValue field="expiry_date" value="2030-11-02" />
      </p>
      <p>
        <PersonalFieldValue field="full_name" value={sealPersonal('Mona Saleh Abdelrahman')} />
      </p>
    </>
  ),
  revealed: { Framed: Revealed, width: 480, height: 300 },
  'long text, revealed, on a phone': {
    Framed: () => {
      useEffect(() => revealPage(true), [])
      return (
        <MaskedValue
          kind="address"
          value="Flat 14, third floor, building 12, El Nasr Street, behind the municipal library, Nasr City, Cairo"
          copyLabel="address"
        />
      )
    },
    width: 390,
    height: 120,
  },
}
