import type { Examples } from '@gallery/example'
import common from '@/ui/display/common.module.css'
import { NewTabLink } from '@/ui/display/new-tab-link'

const Links = () => (
  <p className={common.links}>
    Choose it from <NewTabLink to="/app/pages/bundle">your bundles</NewTabLink>.
  </p>
)

export const examples: Examples = {
  'in a sentence': Links,
}
