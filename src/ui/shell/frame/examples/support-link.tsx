import type { Examples } from '@gallery/example'
import { inState } from '@gallery/state'
import { SupportLink } from '@/ui/shell/frame/support-link'

const Both = () => (
  <>
    <SupportLink contact="https://example.com/help">Help, a page</SupportLink>{' '}
    <SupportLink contact="help@example.com">Help, an email</SupportLink>
  </>
)

export const examples: Examples = {
  'a page and an email': Both,
  focus: inState('focus', Both),
}
