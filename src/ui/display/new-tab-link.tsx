import { useLingui } from '@lingui/react/macro'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

/** Router link that opens a new tab, so text typed on this screen isn't lost. */
export const NewTabLink = createLink(NewTabAnchor)

function NewTabAnchor(props: ComponentProps<'a'>) {
  const { t } = useLingui()
  return <a {...props} target="_blank" rel="noopener" title={t`Opens in a new tab`} />
}
