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

/** Routes that render the shell: when one of them fails, there is no shell around the error. */
const SHELL_ROUTES: readonly (string | undefined)[] = [
  undefined,
  '__root__',
  '/app',
  '/admin',
  '/auth',
]

/**
 * The router's default for an error: an error of a screen is shown in its place, so that the menus stay usable (row
 * E13); an error of a shell replaces the page. Never lazy: it must be there when nothing can be loaded, and needs no
 * provider but the one of the texts.
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
 * An error page without the shell, for errors of the shell itself: reload, or sign in again. Mantine's provider may
 * have failed too, so it uses no Mantine components.
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
 * Handles a code chunk that cannot be loaded (rows G1 to G3): a missing one reloads the page once, a hanging one
 * does not. After that the error is shown, and `reload` reloads on request.
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
    /** Only a page load helps: the browser does not repeat a failed import in the same document. */
    reload: error instanceof ChunkLoadError ? () => setState('reloading') : undefined,
  }
}

function initialChunkState(error: unknown): ChunkState {
  if (!(error instanceof ChunkLoadError) || error.failure === 'timeout') return 'shown'
  if (!wasReloadedForChunk()) return 'reloading'
  return navigator.onLine ? 'shown' : 'server unreachable'
}
