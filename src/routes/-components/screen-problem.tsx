import { Trans } from '@lingui/react/macro'
import { Link, useMatch } from '@tanstack/react-router'
import { isSilent, ApiError } from '@/api/api-error'
import { describeError } from '@/api/errors'
import { ErrorState, NotAllowedState } from '@/ui/feedback/error-state'
import { LoadingState } from '@/ui/feedback/loading-state'
import { PageHeader } from '@/ui/display/page-header'
import { PlainProblem } from './plain-problem'
import { useRetry } from './use-retry'
import { useRouteTitle } from './use-route-title'
import { useEffect, useState } from 'react'
import { ChunkLoadError } from '@/browser/chunk-loading'
import { reloadForChunk, wasReloadedForChunk } from '@/browser/chunk-loading'

/** Where nothing of the portal stands around the error. */
const AREAS: readonly (string | undefined)[] = [undefined, '__root__', '/app', '/admin', '/auth']

/** The error of one screen, in its place (row E13): menus stay usable. That of a shell has a page of its own. */
export function ScreenProblem({ error: thrown }: { error: unknown }) {
  const { leaving, error, reload } = useChunkReload(thrown)
  const routeId: string | undefined = useMatch({ strict: false, select: (match) => match.routeId })
  const alone = AREAS.includes(routeId)
  if (leaving || isSilent(error)) return alone ? null : <LoadingState />
  if (!alone) return <ProblemInPlace error={error} reload={reload} />
  return (
    <main>
      <PlainProblem error={error} />
    </main>
  )
}

type InPlaceProps = { error: unknown; reload: (() => void) | undefined }

function ProblemInPlace({ error, reload }: InPlaceProps) {
  const { retry, busy } = useRetry(error, reload)
  const name = useRouteTitle()
  const { title, text, notAllowed } = describeError(error)
  const way = (
    <Link to="/">
      <Trans>Back to the start</Trans>
    </Link>
  )
  return (
    <>
      <PageHeader title={name ?? title} />
      {notAllowed ? (
        <NotAllowedState text={text} way={way} />
      ) : (
        <ErrorState title={title} text={text} onRetry={retry} busy={busy} way={way} />
      )}
    </>
  )
}

type State = 'leaving' | 'unreachable' | 'told'

/**
 * What becomes of a chunk that does not come (rows G1 to G3): one reload by itself when it is missing, none when
 * it hangs; after that the page says so, and a person may reload. `error` is what to tell.
 */
export function useChunkReload(error: unknown) {
  const [state, setState] = useState(() => firstState(error))
  const leaving = state === 'leaving'

  useEffect(() => {
    // The page goes, or the server cannot be reached.
    if (leaving) void reloadForChunk().then(() => setState('unreachable'))
  }, [leaving])

  return {
    leaving,
    error: state === 'unreachable' ? new ApiError('no-response', 'a chunk') : error,
    /** Only a page load helps: what failed or hangs stays so in this document. */
    reload: error instanceof ChunkLoadError ? () => setState('leaving') : undefined,
  }
}

function firstState(error: unknown): State {
  if (!(error instanceof ChunkLoadError) || error.failure === 'timeout') return 'told'
  if (!wasReloadedForChunk()) return 'leaving'
  return navigator.onLine ? 'told' : 'unreachable'
}
