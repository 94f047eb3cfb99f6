import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { describeError } from '@/api/core/errors'
import { ErrorReference } from '@/ui/feedback/error-reference'
import { markLanguage } from '@/ui/feedback/server-text'
import classes from './standalone-error.module.css'

/**
 * An error page without the shell, for errors of the shell itself: reload, or sign in again. Mantine's provider may
 * have failed too, so it uses no Mantine components.
 */
export function StandaloneError({ error }: { error: unknown }) {
  const { auth } = useRouter().options.context
  const { title, text, lang, unexpected } = describeError(error)
  const signInAgain = async () => {
    // Without a sign-out the login page would lead straight back to the broken shell.
    const { signOut } = await import('./sign-out').catch(() => ({ signOut: auth.signOut }))
    await signOut(auth)
  }
  return (
    <div className={classes.page}>
      <h1 tabIndex={-1}>{title}</h1>
      <p role="alert">{markLanguage(text, lang)}</p>
      {unexpected === undefined ? null : <ErrorReference error={unexpected} />}
      <button type="button" className={classes.action} onClick={() => location.reload()}>
        <Trans>Reload the page</Trans>
      </button>
      <button type="button" className={classes.action} onClick={() => void signInAgain()}>
        <Trans>Sign in again</Trans>
      </button>
    </div>
  )
}
