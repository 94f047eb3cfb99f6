import { Button } from '@/ui/form/button'
import { Trans } from '@lingui/react/macro'
import { useMounted } from '@mantine/hooks'
import { Link, useCanGoBack, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { firstScreenRendered } from '@/browser/first-screen'
import { safeRedirect } from '@/auth/guards'
import { Illustration } from '@/ui/feedback/illustration'
import common from '@/ui/display/common.module.css'
import classes from './error-screen.module.css'

type ErrorScreenProps = { redirect?: string | undefined; reference?: string | undefined }

/** Last resort if no other screen can be shown: an explanation, a retry and a link home. */
export function ErrorScreen({ redirect, reference }: ErrorScreenProps) {
  const { history, getMatchedRoutes } = useRouter()
  const canGoBack = useCanGoBack()
  useEffect(firstScreenRendered, [])
  // Shows the reference only after hydration, because the prerendered page doesn't contain it.
  const isMounted = useMounted()
  const target =
    safeRedirect(redirect, 'client', getMatchedRoutes) ??
    safeRedirect(redirect, 'admin', getMatchedRoutes)

  // Triggers a full page load to discard the broken page's state.
  const retry = () => {
    if (target || !canGoBack) location.assign(target ?? '/')
    else history.back()
  }

  return (
    <div className={classes.error}>
      <Illustration name="error" />
      <h1 tabIndex={-1}>
        <Trans>Something went wrong</Trans>
      </h1>
      <p>
        <Trans>
          The portal could not complete your request. Nothing you saved earlier is lost. Try again.
          If this keeps happening, wait a few minutes.
        </Trans>
      </p>
      {isMounted && reference ? (
        <p>
          <Trans>Error reference: {reference}</Trans>
        </p>
      ) : null}
      <div className={`${common.links} ${classes.actions}`}>
        <Button size="md" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
        <Link to="/">
          <Trans>Go to the home page</Trans>
        </Link>
      </div>
    </div>
  )
}
