import { Trans } from '@lingui/react/macro'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Button.css'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './refetch-error-notice.module.css'

interface RefetchErrorNoticeProps {
  children: ReactNode
  /** The text of the error catalogue. */
  reason: string
  onRetry: () => void
}

/** Above content that is still shown although refetching it failed. */
export function RefetchErrorNotice({ children, reason, onRetry }: RefetchErrorNoticeProps) {
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
