import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore, type ReactNode } from 'react'
import type { AuthSession } from '@/auth/session/auth-session'
import { IconAlertTriangle } from '@tabler/icons-react'
import { iconProps } from '@/ui/display/icon-props'
import classes from './storage-banner.module.css'

/** Says for as long as it is so that the browser did not store the sign-in (rows C1 and C2). */
export function StorageBanner({ auth }: { auth: AuthSession }) {
  const isInTabMemory = useSyncExternalStore(auth.subscribe, auth.isInTabMemory)
  return isInTabMemory ? (
    <Banner
      title={<Trans>Your sign-in is kept in this tab only.</Trans>}
      text={
        <Trans>This browser has not stored it: reloading or closing the tab signs you out.</Trans>
      }
    />
  ) : null
}

/** A warning that stays true from screen to screen, above all of them. */
export function Banner({ title, text }: { title: ReactNode; text: ReactNode }) {
  return (
    <div role="status" className={classes.banner}>
      <IconAlertTriangle {...iconProps} />
      <p>
        <strong className={classes.title}>{title}</strong> {text}
      </p>
    </div>
  )
}
