import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useMatch } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { FormSummary } from '@/ui/form/form-summary'
import { RetryCountdown } from '@/ui/feedback/retry-countdown'
import common from '@/ui/display/common.module.css'
import classes from './step-page.module.css'
import type { StepFailure } from './use-step-form'

type StepPageProps = {
  text?: ReactNode
  form: ComponentProps<'form'>
  failure?: StepFailure
  /** Names of fields that show their own errors. The summary omits them. */
  names: readonly string[]
  /** Explains how to check whether a request with an unknown outcome took effect. */
  look?: ReactNode
  children: ReactNode
}

/** Form of a step: the question as the heading, the error summary, then the fields. */
export function StepPage({ text, form, failure, names, look, children }: StepPageProps) {
  return (
    <form {...form} className={`${common.form} ${classes.page}`}>
      <StepHeading text={text} />
      <FormSummary problem={failure} names={names} look={look} />
      {failure?.wait !== undefined && <RetryCountdown wait={failure.wait} />}
      {children}
    </form>
  )
}

/** Value of the `look` prop for steps that save account details. */
export function SavedDetailsLink() {
  return (
    <Link to="/auth/signup/user-details">
      <Trans>Saved answers</Trans>
    </Link>
  )
}

/** The step's question, taken from its route's title. */
export function StepHeading({ text }: { text?: ReactNode }) {
  const { i18n } = useLingui()
  const title = useMatch({ strict: false, select: (match) => match.staticData.title })
  return (
    <div>
      <h1 className={`${common.largeTitle} ${classes.title}`} tabIndex={-1}>
        {title && i18n._(title)}
      </h1>
      {text && <p className={classes.text}>{text}</p>}
    </div>
  )
}
