import { Trans } from '@lingui/react/macro'
import { SupportLink } from '@/ui/shell/frame/support-link'

/** Link to request a bundle from the provider. Absent if the provider configured no support contact. */
export function RequestBundleLink() {
  const contact = import.meta.env.VITE_SUPPORT_URL
  return contact ? (
    <SupportLink contact={contact}>
      <Trans>Ask for a bundle</Trans>
    </SupportLink>
  ) : null
}
