import type { Examples } from '@gallery/example'
import common from '@/ui/display/common.module.css'
import { WebsiteLink } from '@/ui/display/website-link'

const Linked = () => (
  <p className={common.links}>
    <WebsiteLink address="www.example.com" />
  </p>
)

export const examples: Examples = {
  'a web address': Linked,
  'not a web address': () => <WebsiteLink address="we have none yet" />,
  missing: () => <WebsiteLink address={undefined} />,
}
