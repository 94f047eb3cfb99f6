import { useLingui } from '@lingui/react/macro'
import { useMatch } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { FormSummary } from '@/ui/form/form-summary'
import { RetryCountdown } from '@/ui/feedback/retry-countdown'
import classes from './step-page.module.css'
import type { StepFailure } from './use-step-form'

type StepPageProps = {
  text?: ReactNode
  form: ComponentProps<'form'>
  failure?: StepFailure | undefined
  /** The fields that show their own errors. */
  names: readonly string[]
  children: ReactNode
}

/** One question: the heading, what went wrong, the field, the button. */
export function StepPage({ text, form, failure, names, children }: StepPageProps) {
  const refused = Object.keys(failure?.fields ?? {})
  // What stands at its field need not be said twice.
  const isAtFields = refused.length > 0 && refused.every((name) => names.includes(name))
  return (
    <form {...form} className={classes.page}>
      <StepHeading text={text} />
      <FormSummary problem={isAtFields ? undefined : failure} names={names} />
      {failure?.wait !== undefined && <RetryCountdown wait={failure.wait} />}
      {children}
    </form>
  )
}

/** The question as the heading; it is the title of the route too. */
export function StepHeading({ text }: { text?: ReactNode }) {
  const { i18n } = useLingui()
  const title = useMatch({ strict: false, select: (match) => match.staticData.title })
  return (
    <div>
      <h1 className={classes.title} tabIndex={-1}>
        {title && i18n._(title)}
      </h1>
      {text && <p className={classes.text}>{text}</p>}
    </div>
  )
}
