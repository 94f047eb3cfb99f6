import { Trans } from '@lingui/react/macro'
import { useEffect, useSyncExternalStore } from 'react'
import { loadDrawings } from './illustration'
import classes from './offline-bar.module.css'

/** Bar shown while the browser is offline. It takes up no space and lets clicks through. */
export function OfflineBar() {
  const online = useSyncExternalStore(
    subscribeOnline,
    () => navigator.onLine,
    () => true,
  )
  useEffect(() => void loadDrawings(), [])
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

function subscribeOnline(onChange: () => void): () => void {
  const events = ['online', 'offline'] as const
  for (const event of events) window.addEventListener(event, onChange)
  return () => {
    for (const event of events) window.removeEventListener(event, onChange)
  }
}
