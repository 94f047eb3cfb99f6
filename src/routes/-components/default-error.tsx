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
 * Shows a screen's error in its place, so the menus stay usable (row E13), and a shell's error instead of the page.
 * Never lazy, because it must render when nothing loads; it requires only the provider of the texts.
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
 * Error page without the shell, for errors of the shell itself: reload, or sign in again. Uses no Mantine components
 * because Mantine's provider may have failed too.
 */
function StandaloneError({ error }: { error: unknown }) {
  const { auth } = useRouter().options.context
  const { title, text, lang, unexpected } = describeError(error)
  const signInAgain = async () => {
    // The login page redirects a signed-in visitor back to the broken shell.
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
 * Handles a code chunk that can't load (rows G1 to G3). Reloads the page once for a missing chunk, but not after a
 * timeout; then shows the error, and `reload` reloads on request.
 */
function useChunkReload(error: unknown) {
  const [state, setState] = useState(() => initialChunkState(error))
  const isReloading = state === 'reloading'

  useEffect(() => {
    // Resolves only if the page was not reloaded, because the server cannot be reached.
    if (isReloading) void reloadForChunk().then(() => setState('server unreachable'))
  }, [isReloading])

  return {
    isReloading,
    error: state === 'server unreachable' ? new ApiError('no-response', 'a chunk') : error,
    /** Reloads the page, because the browser doesn't repeat a failed import in the same document. */
    reload: error instanceof ChunkLoadError ? () => setState('reloading') : undefined,
  }
}

function initialChunkState(error: unknown): ChunkState {
  if (!(error instanceof ChunkLoadError) || error.failure === 'timeout') return 'shown'
  if (!wasReloadedForChunk()) return 'reloading'
  return navigator.onLine ? 'shown' : 'server unreachable'
}
