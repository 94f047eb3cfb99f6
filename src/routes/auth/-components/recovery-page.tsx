import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { realms, type RealmName } from '@/auth/realm'
import { Skeleton } from '@/ui/feedback/skeleton'
import { StillWorking } from '@/ui/feedback/loading-state'
import classes from './recovery-page.module.css'

type RecoveryPageProps = {
  title: ReactNode
  text?: ReactNode
  /** Whose sign-in the way back leads to. */
  portal?: RealmName | undefined
  children?: ReactNode
}

/** A screen for somebody who cannot sign in yet: a heading, what there is to do, and the way back. */
export function RecoveryPage({ title, text, portal = 'client', children }: RecoveryPageProps) {
  return (
    <div className={classes.page}>
      <div>
        <h1 className={classes.title} tabIndex={-1}>
          {title}
        </h1>
        {text && <p className={classes.text}>{text}</p>}
      </div>
      {children}
      <p className={classes.back}>
        <Link to={realms[portal].login}>
          <Trans>Back to sign in</Trans>
        </Link>
      </p>
    </div>
  )
}

/** The shape of the form that follows when the link is good. */
export function LinkWait() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Checking the link`} className={classes.page}>
      <Skeleton width={96} />
      <Skeleton height={42} />
      <Skeleton width="70%" />
      <Skeleton height={42} />
      <StillWorking />
    </div>
  )
}
