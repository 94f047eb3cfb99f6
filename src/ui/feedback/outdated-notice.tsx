import { Trans } from '@lingui/react/macro'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Button.css'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './outdated-notice.module.css'

interface OutdatedNoticeProps {
  children: ReactNode
  /** In the words of the error catalogue. */
  reason: string
  onRetry: () => void
}

/** Over something that stays although it could not be fetched again. */
export function RefetchErrorNotice({ children, reason, onRetry }: OutdatedNoticeProps) {
  return (
    <p role="alert" className={classes.notice}>
      <span>
        {children} {reason}
      </span>
      <Button size="compact-sm" variant="default" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </p>
  )
}
