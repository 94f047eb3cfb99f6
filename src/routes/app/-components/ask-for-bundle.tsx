import { Trans, useLingui } from '@lingui/react/macro'
import { supportHref } from '@/lib/config'

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
