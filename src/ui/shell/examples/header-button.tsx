import { IconMoon } from '@tabler/icons-react'
import type { Examples } from '@gallery/example'
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
    <Moon />
  </div>
)

export const examples: Examples = {
  default: Moon,
  'in a dark bar: hover, focus, default': () => <InBar color="#0b5d76" />,
  'in a bright bar: hover, focus, default': () => <InBar color="#f3d9a4" />,
}
