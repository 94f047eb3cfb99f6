import { useState } from 'react'
import type { Examples } from '@gallery/example'
import { OfflineBar } from '@/ui/feedback/offline-bar'

function Offline() {
  useState(() => Object.defineProperty(navigator, 'onLine', { configurable: true, value: false }))
  return (
    <>
      <p>The screen stays as it was.</p>
      <OfflineBar />
    </>
  )
}

export const examples: Examples = {
  offline: { Framed: Offline, width: 768, height: 120 },
  'offline, on a phone': { Framed: Offline, width: 390, height: 120 },
}
