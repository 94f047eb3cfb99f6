import type { AsyncRouteComponent } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useLayout } from '@/stores/layout'
import { PendingScreen } from './default-pending'
import classes from './lazy-area.module.css'

/**
 * Shows an area's shell, or the shell's outline until its code has loaded. Avoids Suspense, because React shows a
 * fallback for at least 300 ms, even if the code arrives earlier.
 */
export function LazyArea({ shell: Shell }: { shell: AsyncRouteComponent<object> }) {
  // The router removes `preload` once the code has loaded.
  const [isSettled, setIsSettled] = useState(Shell.preload === undefined)
  useEffect(() => {
    // The promise also resolves after a failure. Rendering the shell then reports the failure.
    if (!isSettled) void Promise.resolve(Shell.preload?.()).then(() => setIsSettled(true))
  }, [Shell, isSettled])
  return isSettled ? <Shell /> : <AreaOutline />
}

/** Outline of the shell, so nothing moves when the shell appears. */
function AreaOutline() {
  const { navType, navCollapsed } = useLayout()
  return (
    <div className={classes.area} data-nav={navType}>
      <div className={classes.header} />
      <div className={classes.side} data-collapsed={navCollapsed || undefined} />
      <main className={classes.main}>
        <PendingScreen />
      </main>
    </div>
  )
}
