import { IconMoon } from '@tabler/icons-react'
import type { Examples } from '@gallery/example'
import { State, inState } from '@gallery/state'
import { iconProps } from '@/ui/display/icon-props'
import { HeaderButton } from '@/ui/shell/header-button'
import { barColors } from '@/ui/shell/appearance/bar-colors'

const Moon = () => (
  <HeaderButton label="Switch to dark theme">
    <IconMoon {...iconProps} />
  </HeaderButton>
)

const InBar = ({ color }: { color: string }) => (
  <div style={{ ...barColors(color), padding: 8, inlineSize: 'fit-content' }}>
    <State of="hover">
      <Moon />
    </State>
    <State of="focus">
      <Moon />
    </State>
    <Moon />
  </div>
)

export const examples: Examples = {
  default: Moon,
  hover: inState('hover', Moon),
  focus: inState('focus', Moon),
  'in a dark bar: hover, focus, default': () => <InBar color="#0b5d76" />,
  'in a bright bar: hover, focus, default': () => <InBar color="#f3d9a4" />,
}
