import type { Examples } from '@gallery/example'
import classes from '@/ui/feedback/illustration.module.css'
import { IllustrationDrawing, type IllustrationName } from '@/ui/feedback/illustration-drawings'

const names: readonly IllustrationName[] = ['empty', 'no-match', 'error', 'locked']

export const examples: Examples = {
  'each one, twice as large': () =>
    names.map((name) => (
      <svg key={name} viewBox="0 0 96 72" width={192} height={144} className={classes.illustration}>
        <IllustrationDrawing name={name} />
      </svg>
    )),
}
