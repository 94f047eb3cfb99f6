import { Trans, useLingui } from '@lingui/react/macro'

/** The way to ask the provider for a bundle. Absent where the provider names none. */
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

/** A page, or a new email. Undefined where the provider names neither. */
function supportHref(): string | undefined {
  const contact = import.meta.env.VITE_SUPPORT_URL
  if (!contact) return undefined
  return /^(?:https?|mailto):/i.test(contact) ? contact : `mailto:${contact}`
}
