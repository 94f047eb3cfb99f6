import { Trans } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import type { AuthSession } from '@/auth/session/auth-session'
import { iconProps } from '@/ui/display/icon-props'
import classes from './storage-banner.module.css'

/** Warns, for as long as it is true, that the browser did not store the login (rows C1 and C2). */
export function StorageBanner({ auth }: { auth: AuthSession }) {
  const isInTabMemory = useSyncExternalStore(auth.subscribe, auth.isInTabMemory)
  if (!isInTabMemory) return null
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
