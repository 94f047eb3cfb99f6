import { Trans } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import { iconProps } from '@/ui/display/icon-props'
import classes from './storage-warning.module.css'

export function StorageWarning() {
  return (
    <div role="status" className={classes.banner}>
      <IconAlertTriangle {...iconProps} />
      <p>
        <strong className={classes.title}>
          <Trans>Your sign-in is kept in this tab only.</Trans>
        </strong>{' '}
        <Trans>
          The browser could not store it, so reloading or closing the tab signs you out.
        </Trans>
      </p>
    </div>
  )
}
