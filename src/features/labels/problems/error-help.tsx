import { Trans, useLingui } from '@lingui/react/macro'
import { authSession } from '@/api/core/auth-session-instance'
import { findError, getRemedy } from './service-errors'
import classes from './error-help.module.css'

/** Shows an error code's cause and remedy, or whom to contact about an unknown code. */
export function ErrorHelp({ code }: { code: number | undefined }) {
  const { i18n } = useLingui()
  const realm = authSession.snapshot()?.realm ?? 'client'
  const knownError = findError(code)
  if (!knownError) {
    return code === undefined ? null : (
      <p className={classes.unknown}>
        {realm === 'admin' ? (
          <Trans>This code is not documented yet. Escalate it with the transaction ID.</Trans>
        ) : (
          <Trans>This code is not documented yet. Send the transaction ID to your provider.</Trans>
        )}
      </p>
    )
  }
  return (
    <dl className={classes.help}>
      <div>
        <dt>
          <Trans>Cause</Trans>
        </dt>
        <dd>{i18n._(knownError.cause)}</dd>
      </div>
      <div>
        <dt>
          <Trans>What to do</Trans>
        </dt>
        <dd>{i18n._(getRemedy(knownError, realm))}</dd>
      </div>
    </dl>
  )
}

/** Collapsed error help, for lists with many errors. */
export function ErrorHelpDisclosure({ code }: { code: number | undefined }) {
  if (!findError(code)) return null
  return (
    <details className={classes.disclosure}>
      <summary>
        <Trans>What does this mean?</Trans>
      </summary>
      <ErrorHelp code={code} />
    </details>
  )
}
