import type { Examples } from '@gallery/example'
import { SupportLink } from '@/ui/shell/frame/support-link'

const Both = () => (
  <>
    <SupportLink contact="https://example.com/help">Help, a page</SupportLink>{' '}
    <SupportLink contact="help@example.com">Help, an email</SupportLink>
  </>
)

export const examples: Examples = {
  'a page and an email': Both,
}
