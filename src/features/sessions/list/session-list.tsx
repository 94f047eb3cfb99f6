import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link, linkOptions, useRouter } from '@tanstack/react-router'
import { lazy, useCallback, useEffect } from 'react'
import { useScope } from '@/api/core/use-scope'
import type { StateWithSearch } from '@/features/record-list/private-search'
import { loadEarly } from '@/browser/first-screen'
import type { RealmName } from '@/lib/realm'
import type { Session } from '@/backend/sessions'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { EmptyState } from '@/ui/feedback/states'
import { RevealToggle } from '@/features/masking/reveal'
import {
  BundleRecordFilters,
  useBundleRecordList,
  type BundleListScreen,
} from '@/features/record-list/bundle-record-list'
import { PagedRows } from '@/features/record-list/paged-rows'
import { useSessionColumns, useSessionFilters } from './session-fields'
import { sessionListId, sessionListQuery } from './session-list-query'
import {
  sessionFilters,
  sessionSortOptions,
  sessionSearchSchema,
  type SessionListSearch,
} from './session-list-search'

const SessionListExport = lazy(() =>
  import('./session-list-export').then((module) => ({ default: module.SessionListExport })),
)

interface SessionListProps extends BundleListScreen<SessionListSearch> {
  /** The list's search parameters, including parameters that only some screens have. */
  search: SessionListSearch & {
    client?: string
    bundle?: string
    tab?: string
    transaction?: string
  }
  linkState: StateWithSearch
}

const getRowKey = (row: Session) => row.session_id

/** Lists one bundle's sessions, filtered and paged by the server. */
export function SessionList({ linkState, ...screen }: SessionListProps) {
  const scope = useScope()
  const { bundle, search } = screen
  const sessionScreen = sessionScreens[scope.realm]
  useScreenCode(sessionScreen)
  const sessionLink = useSessionLink(sessionScreen, bundle.bundle_id, search, linkState)
  const { t } = useLingui()
  const { filters, table, exporting } = useBundleRecordList({
    ...screen,
    listId: sessionListId,
    columns: useSessionColumns(scope.realm),
    rowKey: getRowKey,
    sortOptions: sessionSortOptions,
    params: sessionFilters,
    query: sessionListQuery(scope, bundle, screen),
    getRows: ({ sessions }) => sessions,
    newRows: (count) => <Plural value={count} one="# new session" other="# new sessions" />,
    selectionActions: ([left, right, ...more]) =>
      left && right && more.length === 0 ? (
        <Button
          component="a"
          variant="light"
          size="xs"
          renderRoot={(button) => <Link {...sessionLink(left, right.session_id)} {...button} />}
        >
          <Trans>Compare</Trans>
        </Button>
      ) : null,
  })

  const { total } = table.result

  return (
    <>
      <BundleRecordFilters
        {...filters}
        names={{
          label: t`Search sessions`,
          placeholder: t`Session ID, reference, national ID, phone`,
          id: t`Session ID`,
        }}
        filters={useSessionFilters(screen, bundle)}
        searchSchema={sessionSearchSchema}
        total={total ? <Plural value={total} one="# session" other="# sessions" /> : null}
        tools={<RevealToggle />}
      />
      <PagedRows
        {...table}
        label={t`Sessions`}
        rowLink={sessionLink}
        empty={
          <EmptyState
            title={<Trans>No sessions yet</Trans>}
            text={
              <Trans>Sessions appear here once your users start verifying their identity.</Trans>
            }
          />
        }
      />
      {exporting ? (
        <LazyPart onFailure={exporting.onClose}>
          <SessionListExport {...screen} {...exporting} />
        </LazyPart>
      ) : null}
    </>
  )
}

const sessionScreens = {
  admin: '/admin/sessions/$bundleId/$sessionId',
  client: '/app/pages/bundle/$bundleId/sessions/$sessionId',
} as const satisfies Record<RealmName, string>
type SessionScreenRoute = (typeof sessionScreens)[RealmName]

/** Loads the session screen's code after the list is painted, so opening a row waits only for data. */
function useScreenCode(id: SessionScreenRoute): void {
  const { routesById, loadRouteChunk } = useRouter()
  const route = routesById[id]
  useEffect(() => {
    void loadEarly(() => loadRouteChunk(route))
  }, [route, loadRouteChunk])
}

/**
 * Returns a function that links to a session or to its comparison with another session. The function stays the same
 * until the list changes, because otherwise every row would render again.
 */
function useSessionLink(
  to: SessionScreenRoute,
  bundleId: string,
  search: SessionListProps['search'],
  state: StateWithSearch,
) {
  return useCallback(
    (row: Session, compare?: string) => {
      // Passes on the list's filters because the session screen links to the neighbors in this list.
      const { bundle: _bundle, tab: _tab, transaction: _transaction, ...list } = search
      return linkOptions({
        to,
        params: { bundleId, sessionId: row.session_id },
        search: { ...list, compare },
        state,
      })
    },
    [to, bundleId, search, state],
  )
}
