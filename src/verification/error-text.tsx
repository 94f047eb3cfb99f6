import { Data } from '@/ui/data'
import classes from './error-text.module.css'

interface ErrorTextProps {
  code?: number | undefined
  message?: string | undefined
  /** One line, cut at the end, whole on hover. */
  short?: boolean
}

/** An error of a check: its code, then what the service said. */
export function ErrorText({ code, message, short = false }: ErrorTextProps) {
  if (code === undefined && !message) return <Data />
  return (
    <span
      className={classes.error}
      data-short={short || undefined}
      title={short ? message : undefined}
    >
      {code === undefined ? null : <bdi className={classes.code}>{code}</bdi>}
      {message ? <bdi className={classes.message}>{message}</bdi> : null}
    </span>
  )
}
