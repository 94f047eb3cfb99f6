import { Trans } from '@lingui/react/macro'
import { Link, useMatch, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ApiError, isSilent } from '@/api/core/api-error'
import { describeError } from '@/api/core/errors'
import { ChunkLoadError, reloadForChunk, wasReloadedForChunk } from '@/browser/chunk-loading'
import { PageHeader } from '@/ui/display/page-header'
import { ErrorReference } from '@/ui/feedback/error-reference'
import { ErrorState, NotAllowedState } from '@/ui/feedback/states'
import { LoadingState } from '@/ui/feedback/loading-state'
import { markLanguage } from '@/ui/feedback/server-text'
import { RecordNotFound } from './default-not-found'
import { useRetry } from './use-retry'
import { useRouteTitle } from './use-route-title'
import classes from './default-error.module.css'

/** Routes that render the shell. If one of them fails, no shell surrounds the error. */
const SHELL_ROUTES: readonly (string | undefined)[] = [
  undefined,
  '__root__',
  '/app',
  '/admin',
  '/auth',
]

/**
 * Replaces a failed screen with an error, or the whole page if the shell failed (row E13). It must render without lazy
 * code and with only the i18n provider.
 */
export function DefaultError({ error: routeError }: Pick<ErrorComponentProps, 'error'>) {
  const { isReloading, error, reload } = useChunkReload(routeError)
  const routeId: string | undefined = useMatch({ strict: false, select: (match) => match.routeId })
  const isShell = SHELL_ROUTES.includes(routeId)
  if (isReloading || isSilent(error)) return isShell ? null : <LoadingState />
  if (!isShell) return <ErrorInShell error={error} reload={reload} />
  return (
    <main>
      <StandaloneError error={error} />
    </main>
  )
}

/**
 * Error page for a failed shell, with buttons to reload and to sign in again. Uses no Mantine components, because
 * Mantine's provider may also have failed.
 */
function StandaloneError({ error }: { error: unknown }) {
  const { auth } = useRouter().options.context
  const { title, text, lang, unexpected } = describeError(error)
  const signInAgain = async () => {
    // Signs out first, because the login page would redirect a signed-in user back to the broken shell.
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

type ErrorInShellProps = { error: unknown; reload: (() => void) | undefined }

function ErrorInShell({ error, reload }: ErrorInShellProps) {
  const { retry, busy } = useRetry(error, reload)
  const screenTitle = useRouteTitle()
  const { title, text, fromServer, lang, notAllowed, notFound, unexpected } = describeError(error)
  if (notFound) return <RecordNotFound title={screenTitle} text={markLanguage(text, lang)} />
  const homeLink = (
    <Link to="/">
      <Trans>Go to the home page</Trans>
    </Link>
  )
  return (
    <>
      <PageHeader title={screenTitle ?? title} />
      {notAllowed ? (
        <NotAllowedState text={markLanguage(fromServer, lang)} action={homeLink} />
      ) : (
        <ErrorState
          title={title}
          text={markLanguage(text, lang)}
          onRetry={retry}
          busy={busy}
          action={homeLink}
          unexpectedError={unexpected}
        />
      )}
    </>
  )
}

type ChunkState = 'reloading' | 'server unreachable' | 'shown'

/**
 * Handles a code chunk that fails to load (rows G1 to G3), and reloads the page once, unless the load timed out. If the
 * page doesn't reload, returns the error and a `reload` function for the retry button.
 */
function useChunkReload(error: unknown) {
  const [state, setState] = useState(() => initialChunkState(error))
  const isReloading = state === 'reloading'

  useEffect(() => {
    // Resolves only if the server is unreachable. Otherwise the page reloads first.
    if (isReloading) void reloadForChunk().then(() => setState('server unreachable'))
  }, [isReloading])

  return {
    isReloading,
    error: state === 'server unreachable' ? new ApiError('no-response', 'a chunk') : error,
    /** Reloads the page, because the browser doesn't retry a failed import in the same document. */
    reload: error instanceof ChunkLoadError ? () => setState('reloading') : undefined,
  }
}

function initialChunkState(error: unknown): ChunkState {
  if (!(error instanceof ChunkLoadError) || error.failure === 'timeout') return 'shown'
  if (!wasReloadedForChunk()) return 'reloading'
  return navigator.onLine ? 'shown' : 'server unreachable'
}
