import { useLayout } from '@/stores/layout'
import { PendingScreen } from './default-pending'
import classes from './area-skeleton.module.css'

/** Outline of the shell, shown while the shell's code loads so nothing moves when the shell appears. */
export function AreaSkeleton() {
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
