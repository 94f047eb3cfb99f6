import { Trans } from '@lingui/react/macro'
import classes from './updating-mark.module.css'

/** Says over what is shown that newer of it is on its way. Takes no room. */
export function FetchingMark({ active }: { active: boolean }) {
  return (
    <div className={classes.place} role="status">
      {active ? (
        <span className={classes.mark}>
          <Trans>Updating…</Trans>
        </span>
      ) : null}
    </div>
  )
}
