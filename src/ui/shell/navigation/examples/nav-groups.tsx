import type { Examples } from '@gallery/example'
import { menu } from '@/ui/shell/examples/menu'
import { NavGroups } from '@/ui/shell/navigation/nav-groups'

const Groups = ({ collapsed = false }) => (
  <div style={{ inlineSize: collapsed ? 56 : 226 }}>
    <NavGroups menu={menu} collapsed={collapsed} />
  </div>
)

export const examples: Examples = {
  default: () => <Groups />,
  collapsed: () => <Groups collapsed />,
}
