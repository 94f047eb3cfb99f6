import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import type { AuthSession } from '@/auth/session/auth-session'
import { Banner } from '@/ui/feedback/banner'

/** Says for as long as it is so that the browser did not store the sign-in (rows C1 and C2). */
export function StorageBanner({ auth }: { auth: AuthSession }) {
  const keptInTab = useSyncExternalStore(auth.subscribe, auth.keptInTab)
  return keptInTab ? (
    <Banner
      title={<Trans>Your sign-in is kept in this tab only.</Trans>}
      text={
        <Trans>This browser has not stored it: reloading or closing the tab signs you out.</Trans>
      }
    />
  ) : null
}
