import classes from './truncated-text.module.css'

/** One line of text from the data. It is truncated at the end of its own script, so Arabic on the left. */
export function TruncatedText({ children }: { children: string }) {
  return (
    <bdi className={classes.text} title={children}>
      {children}
    </bdi>
  )
}
