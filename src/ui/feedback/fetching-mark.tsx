import { Trans } from '@lingui/react/macro'
import classes from './fetching-mark.module.css'

/** Says above the content that newer data is being fetched. Takes no space. */
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
