import { useEffect } from 'react'
import type { Examples } from '@gallery/example'
import { JsonPanel } from '@/features/masking/json-panel'
import { revealPage } from '@/features/masking/reveal'
import { record } from './record'

const Masked = () => <JsonPanel value={record} name="session-7d2b9c14" />

function Revealed() {
  useEffect(() => revealPage(true), [])
  return <Masked />
}

const many = { transactions: Array.from({ length: 20 }, () => record) }

export const examples: Examples = {
  masked: Masked,
  empty: () => <JsonPanel value={{}} name="session-7d2b9c14" />,
  'long, which scrolls': () => <JsonPanel value={many} name="session-7d2b9c14" />,
  revealed: { Framed: Revealed, width: 640, height: 480 },
  'on a phone': { Framed: Masked, width: 390, height: 480 },
}
