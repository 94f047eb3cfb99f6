import { useEffect } from 'react'
import type { Examples } from '@gallery/example'
import { inState } from '@gallery/state'
import { reveal, revealPage, RevealToggle, useRevealWatch } from '@/features/masking/reveal'
import { RevealRing } from '@/features/masking/reveal-ring'

/** There is a toggle only where a value is. */
function Toggle() {
  useRevealWatch('example')
  return <RevealToggle />
}

function Revealed() {
  useEffect(() => revealPage(true), [])
  return <Toggle />
}

function Ring() {
  useEffect(() => reveal('example', true), [])
  return <RevealRing id="example" />
}

export const examples: Examples = {
  masked: Toggle,
  hover: inState('hover', Toggle),
  focus: inState('focus', Toggle),
  pressed: inState('active', Toggle),
  revealed: { Framed: Revealed, width: 320, height: 80 },
  'revealed, hover': {
    Framed: inState('hover', Revealed),
    width: 320,
    height: 80,
  },
  'revealed, focus': {
    Framed: inState('focus', Revealed),
    width: 320,
    height: 80,
  },
  'the ring of one value': {
    Framed: () => (
      <span style={{ position: 'relative', display: 'inline-block', width: 24, height: 24 }}>
        <Ring />
      </span>
    ),
    width: 320,
    height: 80,
  },
}
