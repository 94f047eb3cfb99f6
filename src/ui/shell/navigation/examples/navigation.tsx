import type { Examples } from '@gallery/example'
import type { Layout } from '@/stores/layout'
import { menu, useExampleLayout } from '@/ui/shell/examples/menu'
import { NavToggle } from '@/ui/shell/navigation/nav-toggle'
import { Navigation } from '@/ui/shell/navigation/navigation'

function Example({ layout }: { layout?: Partial<Layout> }) {
  useExampleLayout(layout)
  return <Navigation menu={menu} brand="Portal" />
}

function Toggle({ layout }: { layout?: Partial<Layout> }) {
  useExampleLayout(layout)
  return <NavToggle />
}

const wide = { width: 1240, height: 480 }
const phone = { width: 390, height: 560 }
const small = { height: 60 }

export const examples: Examples = {
  side: { Framed: () => <Example />, ...wide },
  'side, collapsed': { Framed: () => <Example layout={{ navCollapsed: true }} />, ...wide },
  'side, light': { Framed: () => <Example layout={{ sideNavTheme: 'light' }} />, ...wide },
  'side, dark': { Framed: () => <Example layout={{ sideNavTheme: 'dark' }} />, ...wide },
  top: { Framed: () => <Example layout={{ navType: 'top' }} />, ...wide, height: 90 },
  'top, colored': {
    Framed: () => <Example layout={{ navType: 'top', topNavColor: '#0b5d76' }} />,
    ...wide,
    height: 90,
  },
  drawer: { Framed: () => <Example layout={{ mobileNav: true }} />, ...phone },
  'drawer, dark': {
    Framed: () => <Example layout={{ mobileNav: true, sideNavTheme: 'dark' }} />,
    ...phone,
  },
  'its button on a wide screen: default, hover, focus': {
    Framed: () => <Toggle />,
    ...wide,
    ...small,
  },
  'its button on a phone: default, hover, focus': { Framed: () => <Toggle />, ...phone, ...small },
}
