import { Trans } from '@lingui/react/macro'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Button.css'
import '@mantine/core/styles/Loader.css'
import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { describeError } from '@/api/errors'
import { realms } from '@/auth/realm'
import classes from './area-frame.module.css'

/** An error where nothing around it can be relied on: a page load, or another sign-in. */
export function PlainProblem({ error }: { error: unknown }) {
  const { auth } = useRouter().options.context
  const { title, text } = describeError(error)
  const admin = location.pathname.startsWith(realms.admin.area)
  const signIn = () => {
    // A broken shell may be what this login finds every time.
    auth.signOut()
    location.assign(realms[admin ? 'admin' : 'client'].login)
  }
  return (
    <div className={classes.alone}>
      <h1 tabIndex={-1}>{title}</h1>
      <p role="alert">{text}</p>
      <Button onClick={() => location.reload()}>
        <Trans>Reload the page</Trans>
      </Button>
      <Button variant="default" onClick={signIn}>
        <Trans>Sign in again</Trans>
      </Button>
    </div>
  )
}
