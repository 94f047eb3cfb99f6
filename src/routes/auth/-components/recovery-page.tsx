import { Trans, useLingui } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { realms, type RealmName } from '@/lib/realm'
import { StillWorking } from '@/ui/feedback/loading-state'
import common from '@/ui/display/common.module.css'
import classes from './recovery-page.module.css'

type RecoveryPageProps = {
  title: ReactNode
  text?: ReactNode
  /** Realm whose login page this page links back to. */
  portal?: RealmName
  children?: ReactNode
}

/** Page of a recovery step: a heading, the content and a link back to the login page. */
export function RecoveryPage({ title, text, portal = 'client', children }: RecoveryPageProps) {
  return (
    <div className={classes.page}>
      <div>
        <h1 className={common.largeTitle} tabIndex={-1}>
          {title}
        </h1>
        {text && <p className={classes.text}>{text}</p>}
      </div>
      {children}
      <p className={classes.back}>
        <Link to={realms[portal].login}>
          <Trans>Back to sign-in</Trans>
        </Link>
      </p>
    </div>
  )
}

/** Placeholder for the form while the link is being checked. */
export function LinkSkeleton() {
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
