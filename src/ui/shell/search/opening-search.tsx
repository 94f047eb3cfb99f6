import { PlainSearch } from './plain-search'
import classes from './opening-search.module.css'

/** The field of the search dialog while the code of the dialog loads. */
export function OpeningSearch({ onClose }: { onClose: () => void }) {
  return <PlainSearch className={classes.field} isWaiting onClose={onClose} />
}
