import { useLayout } from '@/stores/layout'
import { ScreenPending } from './screen-pending'
import classes from './area-frame.module.css'

/** The outline of an area while its own code is on its way: nothing jumps when the shell arrives. */
export function AreaFrame() {
  const { navType, navCollapsed } = useLayout()
  return (
    <div className={classes.frame} data-nav={navType}>
      <div className={classes.header} />
      <div className={classes.side} data-collapsed={navCollapsed || undefined} />
      <main className={classes.main}>
        <ScreenPending />
      </main>
    </div>
  )
}
