import { lazy, useSyncExternalStore } from 'react'
import type { AuthSession } from '@/auth/session/auth-session'
import { LazyPart } from '@/ui/feedback/lazy-part'

// Few browsers reject storage, so most browsers never load this code.
const StorageWarning = lazy(() =>
  import('./storage-warning').then((module) => ({ default: module.StorageWarning })),
)

/** Warns while the browser does not store the login (rows C1 and C2). */
export function StorageBanner({ auth }: { auth: AuthSession }) {
  const isInTabMemory = useSyncExternalStore(auth.subscribe, auth.isInTabMemory)
  return isInTabMemory ? (
    <LazyPart onFailure={() => {}}>
      <StorageWarning />
    </LazyPart>
  ) : null
}
