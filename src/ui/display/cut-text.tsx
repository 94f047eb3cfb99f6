import classes from './cut-text.module.css'

/** A text from the data on one line, cut at its own end: an Arabic one at its left, whatever the page's direction. */
export function CutText({ children }: { children: string }) {
  return (
    <bdi className={classes.cut} title={children}>
      {children}
    </bdi>
  )
}
