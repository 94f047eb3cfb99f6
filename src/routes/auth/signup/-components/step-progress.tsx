import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { HiddenText } from '@/ui/display/hidden-text'
import classes from './step-progress.module.css'

type StepProgressProps = {
  /** From 1. */
  step: number
  count: number
  /** The question that is asked, for the announcement. */
  title: string | undefined
  /** The way to the step before. */
  back?: ReactNode
}

/** How far it is: said once per step, drawn as one line. */
export function StepProgress({ step, count, title, back }: StepProgressProps) {
  const { t } = useLingui()
  return (
    <div className={classes.progress}>
      <div className={classes.row}>
        <p className={classes.count}>
          <Trans>
            Step {step} of {count}
          </Trans>
        </p>
        {back}
      </div>
      <div className={classes.bar} aria-hidden="true">
        {Array.from({ length: count }, (_, at) => (
          <span key={at} data-done={at < step} />
        ))}
      </div>
      <div role="status">
        <HiddenText>{title ? t`Step ${step} of ${count}: ${title}` : null}</HiddenText>
      </div>
    </div>
  )
}
