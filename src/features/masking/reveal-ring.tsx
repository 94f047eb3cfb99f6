import { useRevealed } from './reveal'
import classes from './reveal.module.css'

/** Empties while a value is revealed by its own button, and starts again when that is extended. */
export function RevealRing({ id }: { id: string }) {
  const until = useRevealed(({ values }) => values.get(id))
  return <span key={until} className={classes.ring} aria-hidden="true" />
}
