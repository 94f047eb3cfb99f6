import type { Examples } from '@gallery/example'
import type { Layout } from '@/stores/layout'
import { AppearancePanel } from '@/ui/shell/appearance/appearance-panel'
import { useExampleLayout } from '@/ui/shell/examples/menu'

function Panel({ layout }: { layout?: Partial<Layout> }) {
  useExampleLayout(layout)
  return <AppearancePanel onClose={() => {}} onShortcuts={() => {}} />
}

const size = { width: 1280, height: 1280 }

export const examples: Examples = {
  'as it starts': { Framed: () => <Panel />, ...size },
  'a top navigation and colored bars': {
    Framed: () => (
      <Panel layout={{ navType: 'top', headerNavColor: '#0b5d76', topNavColor: '#c8e6c9' }} />
    ),
    ...size,
  },
  'in an area that is dark on each load': {
    Framed: () => <Panel layout={{ isDarkOnLoad: true }} />,
    ...size,
    height: 480,
  },
  'on a phone': { Framed: () => <Panel />, width: 390, height: 664 },
}
