import { Trans, useLingui } from '@lingui/react/macro'
import { findError } from './service-errors'
import classes from './error-help.module.css'

/** Why a check failed and what to do about it: for a code that the catalogue lacks, whom to ask. */
export function ErrorHelp({ code }: { code: number | undefined }) {
  const { i18n } = useLingui()
  const known = findError('service', code)
  if (!known) {
    return code === undefined ? null : (
      <p className={classes.unknown}>
        <Trans>This code is not described yet. Tell the provider the transaction id.</Trans>
      </p>
    )
  }
  return (
    <dl className={classes.help}>
      <div>
        <dt>
          <Trans>Cause</Trans>
        </dt>
        <dd>{i18n._(known.cause)}</dd>
      </div>
      <div>
        <dt>
          <Trans>What to do</Trans>
        </dt>
        <dd>{i18n._(known.remedy)}</dd>
      </div>
    </dl>
  )
}

/** The same, behind a question: for places where errors follow one another. */
export function ErrorHelpDisclosure({ code }: { code: number | undefined }) {
  if (!findError('service', code)) return null
  return (
    <details className={classes.question}>
      <summary>
        <Trans>What does this mean?</Trans>
      </summary>
      <ErrorHelp code={code} />
    </details>
  )
}
