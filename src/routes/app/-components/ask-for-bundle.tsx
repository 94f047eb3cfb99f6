import { Trans, useLingui } from '@lingui/react/macro'

/** The link to request a bundle from the provider. Absent if the provider configured none. */
export function AskForBundle() {
  const { t } = useLingui()
  const href = supportHref()
  if (!href) return null
  const isPage = !href.startsWith('mailto:')
  return (
    <a
      href={href}
      {...(isPage
        ? { target: '_blank', rel: 'noopener noreferrer', title: t`Opens in a new tab` }
        : {})}
    >
      <Trans>Ask for a bundle</Trans>
    </a>
  )
}

/** A page, or a new email. Undefined if the provider configured neither. */
function supportHref(): string | undefined {
  const contact = import.meta.env.VITE_SUPPORT_URL
  if (!contact) return undefined
  return /^(?:https?|mailto):/i.test(contact) ? contact : `mailto:${contact}`
}
