import { useLingui } from '@lingui/react/macro'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

/** A link of the router into another tab, for a look elsewhere that leaves what is typed here. */
export const NewTabLink = createLink(NewTabAnchor)

function NewTabAnchor(props: ComponentProps<'a'>) {
  const { t } = useLingui()
  return <a {...props} target="_blank" rel="noopener" title={t`Opens in a new tab`} />
}
