import { IconFolder } from '@tabler/icons-react'
import type { Examples } from '@gallery/example'
import { NavLink } from '@/ui/shell/navigation/nav-link'
import { PathLink } from '@/ui/shell/navigation/path-link'

const to = '/app/pages/bundle/20011/sessions'

const Entry = ({ label = 'Onboarding', current }: { label?: string; current?: 'page' }) => (
  <div style={{ inlineSize: 226 }}>
    <NavLink icon={IconFolder} label={label} to={to} current={current} />
  </div>
)

export const examples: Examples = {
  default: () => <Entry />,
  current: () => <Entry current="page" />,
  'two lines': () => <Entry label="Re-verification of customers abroad" />,
  'more than two lines': () => (
    <Entry label="Re-verification of customers who moved to another country after their first session" />
  ),
  'the plain link in it': () => <PathLink to={to}>Onboarding</PathLink>,
}
