import type { Examples } from '@gallery/example'
import classes from '@/ui/feedback/illustration.module.css'
import { IllustrationDrawing } from '@/ui/feedback/illustration-drawings'
import { drawingNames } from './drawing-names'

export const examples: Examples = {
  'each one, twice as large': () =>
    drawingNames.map((name) => (
      <svg key={name} viewBox="0 0 96 72" width={192} height={144} className={classes.illustration}>
        <IllustrationDrawing name={name} />
      </svg>
    )),
}
