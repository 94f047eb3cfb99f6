import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'

interface SupportLinkProps extends ComponentProps<'a'> {
  /** `VITE_SUPPORT_URL`: a URL or an email address. */
  contact: string
}

/** Link to the provider's support: a page in a new tab, or a new email. */
export function SupportLink({ contact, children, ...props }: SupportLinkProps) {
  const { t } = useLingui()
  const href = /^(?:https?|mailto):/i.test(contact) ? contact : `mailto:${contact}`
  const page = { target: '_blank', rel: 'noopener noreferrer', title: t`Opens in a new tab` }
  return (
    <a href={href} {...(href.startsWith('mailto:') ? {} : page)} {...props}>
      {children}
    </a>
  )
}
