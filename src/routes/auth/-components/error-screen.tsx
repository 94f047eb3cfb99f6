import { Trans } from '@lingui/react/macro'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Button.css'
import { Button } from '@mantine/core'
import { Link, useCanGoBack, useRouter } from '@tanstack/react-router'
import { safeRedirect } from '@/auth/safe-redirect'
import { ErrorIllustration } from '@/ui/feedback/illustrations'
import classes from './error-screen.module.css'

/** Where a person is left when nothing else could be shown: what happened, once more, and home. */
export function ErrorScreen({ redirect }: { redirect: string | undefined }) {
  const { history } = useRouter()
  const canGoBack = useCanGoBack()
  const target = safeRedirect(redirect, 'client') ?? safeRedirect(redirect, 'admin')

  // A page load: whatever was broken in this one is not taken along.
  const retry = () => {
    if (target || !canGoBack) location.assign(target ?? '/')
    else history.back()
  }

  return (
    <div className={classes.error}>
      <ErrorIllustration />
      <h1 tabIndex={-1}>
        <Trans>Something went wrong</Trans>
      </h1>
      <p>
        <Trans>
          The portal could not finish what you asked for. Nothing that was saved before is lost. Try
          once more; if it happens again, wait a few minutes.
        </Trans>
      </p>
      <div className={classes.ways}>
        <Button size="md" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
        <Link to="/">
          <Trans>Back to the start</Trans>
        </Link>
      </div>
    </div>
  )
}
