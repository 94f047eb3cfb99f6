import '@mantine/core/styles/Alert.layer.css'
import { Alert } from '@mantine/core'
import { Button } from '@/ui/form/button'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import common from '@/ui/display/common.module.css'
import classes from './refetch-error-notice.module.css'

interface RefetchErrorNoticeProps {
  children: ReactNode
  /** Text from the error catalog. */
  reason: ReactNode
  onRetry: () => void
}

/** Notice above content that is still shown although refetching it failed. */
export function RefetchErrorNotice({ children, reason, onRetry }: RefetchErrorNoticeProps) {
  return (
    <Alert
      color="warning"
      classNames={{ root: classes.notice, message: `${common.ends} ${classes.line}` }}
    >
      <span>
        {children} {reason}
      </span>
      <Button size="compact-sm" variant="default" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </Alert>
  )
}

/** Notice, above the content, that newer data is loading. It takes up no space. */
export function FetchingMark({ active }: { active: boolean }) {
  return (
    <div className={classes.place} role="status">
      {active ? (
        <span className={`${common.inline} ${classes.mark}`}>
          <Trans>Updating…</Trans>
        </span>
      ) : null}
    </div>
  )
}
