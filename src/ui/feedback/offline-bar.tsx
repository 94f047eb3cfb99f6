import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import classes from './offline-bar.module.css'

/** Says that there is no network for as long as there is none; it takes no place and no click. */
export function OfflineBar() {
  const online = useSyncExternalStore(watch, () => navigator.onLine)
  return (
    <div role="status" className={classes.place}>
      {!online && (
        <p className={classes.bar}>
          <Trans>You are offline</Trans>
        </p>
      )}
    </div>
  )
}

function watch(changed: () => void): () => void {
  const events = ['online', 'offline'] as const
  for (const event of events) window.addEventListener(event, changed)
  return () => {
    for (const event of events) window.removeEventListener(event, changed)
  }
}
