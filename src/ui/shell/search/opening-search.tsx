import { PlainSearch } from './plain-search'
import classes from './opening-search.module.css'

/** The search dialog's field while the dialog's code loads. */
export function OpeningSearch({ onClose }: { onClose: () => void }) {
  return <PlainSearch className={classes.field} isWaiting onClose={onClose} />
}
