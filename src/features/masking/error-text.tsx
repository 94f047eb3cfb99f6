import { useLingui } from '@lingui/react/macro'
import { serverLanguage } from '@/backend/server-language'
import { useErrorName } from '@/features/labels/problems/reasons'
import { Data } from '@/ui/display/data'
import { MaskedValue } from './masked-value'
import { usePersonalWords } from './personal-context'
import { mentionsPerson } from './personal-fields'
import common from '@/ui/display/common.module.css'
import classes from './error-text.module.css'

interface ErrorTextProps {
  code?: number
  message?: string
  /** Whether to truncate the text to fit a row. The full text shows on hover. */
  short?: boolean
  /** Whether a success followed the error, so the error no longer matters. */
  isPast?: boolean
}

/**
 * Shows an error code with its name in the user's language. Only an unknown code shows the service's own message,
 * masked if it may contain personal data.
 */
export function ErrorText({ code, short = false, isPast = false, ...sent }: ErrorTextProps) {
  const { t } = useLingui()
  const words = usePersonalWords()
  const name = useErrorName()(code)
  const message = name ?? sent.message
  if (code === undefined && !message) return <Data />
  const personal = name === undefined && message !== undefined && mentionsPerson(message, words)
  return (
    <span
      className={classes.error}
      data-short={short || undefined}
      data-past={isPast || undefined}
      title={short && !personal ? message : undefined}
    >
      {code === undefined ? null : <bdi className={`${common.code} ${classes.code}`}>{code}</bdi>}
      {message && !personal ? (
        <bdi className={classes.message} lang={serverLanguage(message)}>
          {message}
        </bdi>
      ) : null}
      {message && personal ? (
        <MaskedValue kind="text" value={message} label={t`Service message`} />
      ) : null}
    </span>
  )
}
