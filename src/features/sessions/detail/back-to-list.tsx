import { Trans } from '@lingui/react/macro'
import { IconArrowLeft } from '@tabler/icons-react'
import { smallIconProps } from '@/ui/display/icon-props'
import type { SessionLinks } from '@/features/sessions/session-links'
import classes from './back-to-list.module.css'

/** To the list with the filter and page it was left with; Esc follows it too. */
export function BackToList({ links }: { links: SessionLinks }) {
  return links.list({
    className: classes.back,
    rel: 'up',
    children: (
      <>
        <IconArrowLeft {...smallIconProps} />
        <Trans>Back to the list</Trans>
      </>
    ),
  })
}
