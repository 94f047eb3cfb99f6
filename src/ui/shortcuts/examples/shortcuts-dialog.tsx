import { useState } from 'react'
import type { Examples } from '@gallery/example'
import { setPreferences } from '@/stores/preferences'
import { Button } from '@/ui/form/button'
import { useOpened } from '@/ui/overlays/examples/use-opened'
import { ShortcutsDialog } from '@/ui/shortcuts/shortcuts-dialog'
import { useShortcuts } from '@/ui/shortcuts/shortcuts'

const run = () => {}

function Shown({ shortcuts = true }) {
  useState(() => setPreferences({ shortcuts }))
  useShortcuts(
    {
      'mod+k': { label: 'Search and commands', run },
      '/': { label: 'Search and commands', run },
      '?': { label: 'Keyboard shortcuts', run },
      Escape: { label: 'Back to the list', run },
    },
    'Everywhere',
  )
  useShortcuts(
    {
      'g d': { label: 'Dashboard', run },
      'g b': { label: 'My bundles', run },
      'g o': { label: 'ID OCR', run },
    },
    'Go to',
  )
  useShortcuts({
    j: { label: 'Next row', run },
    k: { label: 'Previous row', run },
    x: { label: 'Select the row, or no longer', run },
    r: { label: 'Show personal data for as long as the key is held down', run },
  })
  // The dialog lists the shortcuts that are registered when it opens.
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div ref={useOpened()}>
      <Button onClick={() => setIsOpen(true)}>Show all shortcuts</Button>
      {isOpen && <ShortcutsDialog onClose={run} />}
    </div>
  )
}

const size = { height: 560 }

export const examples: Examples = {
  'keys of a screen': { Framed: () => <Shown />, ...size },
  'single keys turned off': { Framed: () => <Shown shortcuts={false} />, ...size },
  'on a phone': { Framed: () => <Shown />, width: 390, height: 664 },
}
