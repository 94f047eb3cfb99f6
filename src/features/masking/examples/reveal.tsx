import { useEffect } from 'react'
import type { Examples } from '@gallery/example'
import { State } from '@gallery/state'
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
  hover: () => (
    <State of="hover">
      <Toggle />
    </State>
  ),
  focus: () => (
    <State of="focus">
      <Toggle />
    </State>
  ),
  pressed: () => (
    <State of="active">
      <Toggle />
    </State>
  ),
  revealed: { Framed: Revealed, width: 320, height: 80 },
  'revealed, hover': {
    Framed: () => (
      <State of="hover">
        <Revealed />
      </State>
    ),
    width: 320,
    height: 80,
  },
  'revealed, focus': {
    Framed: () => (
      <State of="focus">
        <Revealed />
      </State>
    ),
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
