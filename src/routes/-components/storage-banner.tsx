import { lazy, useSyncExternalStore } from 'react'
import type { AuthSession } from '@/auth/session/auth-session'
import { LazyPart } from '@/ui/feedback/lazy-part'

// Few browsers refuse to store: the others load nothing of it.
const StorageWarning = lazy(() =>
  import('./storage-warning').then((module) => ({ default: module.StorageWarning })),
)

/** Warns, for as long as it is true, that the browser did not store the login (rows C1 and C2). */
export function StorageBanner({ auth }: { auth: AuthSession }) {
  const isInTabMemory = useSyncExternalStore(auth.subscribe, auth.isInTabMemory)
  return isInTabMemory ? (
    <LazyPart onFailure={() => {}}>
      <StorageWarning />
    </LazyPart>
  ) : null
}
