import { Trans } from '@lingui/react/macro'
import { Link, useMatch } from '@tanstack/react-router'
import { isSilent } from '@/api/api-error'
import { describeError } from '@/api/errors'
import { ErrorState, NotAllowedState } from '@/ui/feedback/error-state'
import { LoadingState } from '@/ui/feedback/loading-state'
import { PageHeader } from '@/ui/display/page-header'
import { useChunkReload } from './chunk-reload'
import { PlainProblem } from './plain-problem'
import { useRetry } from './use-retry'
import { useRouteTitle } from './use-route-title'

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
