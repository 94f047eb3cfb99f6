import type { Examples } from '@gallery/example'
import { State } from '@gallery/state'
import common from '@/ui/display/common.module.css'
import { WebsiteLink } from '@/ui/display/website-link'

const Linked = () => (
  <p className={common.links}>
    <WebsiteLink address="www.example.com" />
  </p>
)

export const examples: Examples = {
  'a web address': Linked,
  hover: () => (
    <State of="hover">
      <Linked />
    </State>
  ),
  focus: () => (
    <State of="focus">
      <Linked />
    </State>
  ),
  'not a web address': () => <WebsiteLink address="we have none yet" />,
  missing: () => <WebsiteLink address={undefined} />,
}
