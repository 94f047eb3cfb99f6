import { Trans, useLingui } from '@lingui/react/macro'
import { Link, Outlet, useMatches, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useRouteTitle } from '@/routes/-components/use-route-title'
import { signOut } from '@/routes/-components/sign-out'
import { HiddenText } from '@/ui/display/hidden-text'
import { previousStep, stepNumber, steps } from './steps'
import common from '@/ui/display/common.module.css'
import classes from './signup-area.module.css'
import stepClasses from './step-page.module.css'

/** Layout of every step: progress, a link to the previous step, and a sign-out button. */
export function SignupArea() {
  const { auth } = useRouter().options.context
  // Uses the path of the step in view, because the next step may still be loading.
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' })
  const title = useRouteTitle()
  const previous = previousStep(pathname)
  return (
    <>
      <StepProgress
        step={stepNumber(pathname)}
        count={steps.length}
        title={title}
        back={
          previous && (
            <Link to={previous} className={stepClasses.link}>
              <Trans>Back</Trans>
            </Link>
          )
        }
      />
      <Outlet />
      {auth.snapshot() && (
        <p className={stepClasses.foot}>
          <Trans>
            Not now?{' '}
            <button type="button" className={stepClasses.link} onClick={() => void signOut(auth)}>
              Sign out
            </button>{' '}
            and continue later.
          </Trans>
        </p>
      )}
    </>
  )
}

type StepProgressProps = {
  /** Step number, starting at 1. */
  step: number
  count: number
  /** The step's question, for the announcement. */
  title: string | undefined
  back?: ReactNode
}

/** Shows the step number as text and as a bar. Announces each new step once. */
function StepProgress({ step, count, title, back }: StepProgressProps) {
  const { t } = useLingui()
  return (
    <div className={classes.progress}>
      <div className={classes.row}>
        <p className={`${common.note} ${classes.count}`}>
          <Trans>
            Step {step} of {count}
          </Trans>
        </p>
        {back}
      </div>
      <div className={classes.bar} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <span key={index} data-done={index < step} />
        ))}
      </div>
      <div role="status">
        <HiddenText>{title ? t`Step ${step} of ${count}: ${title}` : null}</HiddenText>
      </div>
    </div>
  )
}
