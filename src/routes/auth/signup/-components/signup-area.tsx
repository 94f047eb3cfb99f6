import { Trans } from '@lingui/react/macro'
import { Link, Outlet, useMatches, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useRouteTitle } from '@/routes/-components/use-route-title'
import { useSignOut } from '@/routes/-components/use-sign-out'
import { StepProgress } from './step-progress'
import { DraftsContext, type Drafts } from './drafts'
import classes from './step-page.module.css'
import { numberOf, stepBefore, steps } from './steps'

/** What stands around every step: how far it is, the way back, and the way out. */
export function SignupArea() {
  const { auth } = useRouter().options.context
  // Of the step that is shown, not of the one that is being loaded.
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' })
  const title = useRouteTitle()
  const [drafts] = useState<Drafts>(() => new Map())
  const before = stepBefore(pathname)
  const signOut = useSignOut('client')
  return (
    <DraftsContext value={drafts}>
      <StepProgress
        step={numberOf(pathname)}
        count={steps.length}
        title={title}
        back={
          before && (
            <Link to={before} className={classes.link}>
              <Trans>Back</Trans>
            </Link>
          )
        }
      />
      <Outlet />
      {auth.snapshot() && (
        <p className={classes.foot}>
          <Trans>
            Not now?{' '}
            <button type="button" className={classes.link} onClick={() => void signOut()}>
              Sign out
            </button>{' '}
            and go on later.
          </Trans>
        </p>
      )}
    </DraftsContext>
  )
}
