import { useRevealed } from './reveal'
import classes from './reveal.module.css'

/** Ring that empties while a value is revealed by its own button. It restarts when the user extends the time. */
export function RevealRing({ id }: { id: string }) {
  const until = useRevealed(({ values }) => values.get(id))
  return <span key={until} className={classes.ring} aria-hidden="true" />
}
