import { ScreenPending } from './screen-pending'
import classes from './area-frame.module.css'

/** The outline of an area while its own code is on its way: nothing jumps when the shell arrives. */
export function AreaFrame() {
  return (
    <div className={classes.frame}>
      <div className={classes.header} />
      <div className={classes.side} />
      <main className={classes.main}>
        <ScreenPending />
      </main>
    </div>
  )
}
