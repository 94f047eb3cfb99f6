import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link, linkOptions, useRouter } from '@tanstack/react-router'
import { lazy, useCallback, useEffect, useState } from 'react'
import { useScope } from '@/api/core/use-scope'
import type { StateWithSearch } from '@/features/record-list/private-search'
import { loadEarly } from '@/browser/first-screen'
import { formatNumber } from '@/lib/format'
import type { RealmName } from '@/lib/realm'
import type { Session, SessionPage } from '@/backend/sessions'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { EmptyState } from '@/ui/feedback/states'
import { ListTools } from '@/ui/list-toolbar/list-tools'
import { RevealToggle } from '@/features/masking/reveal'
import { BundleRecords, type RecordsScreen } from '@/features/record-list/merged/bundle-records'
import { ListFilters } from '@/features/record-list/list-filters'
import { matchesReview } from '@/features/record-list/list-search'
import type { ListedBundle } from '@/features/record-list/list-request'
import type { ListState } from '@/features/record-list/list-state'
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

const SessionZipDialog = lazy(() =>
  import('@/features/sessions/zip/session-zip-dialog').then((module) => ({
    default: module.SessionZipDialog,
  })),
)
/** Limits the requests for one zip, and the time that its file stays open. */
const MAX_ZIPPED = 50

type SessionListProps = RecordsScreen<SessionListSearch> & {
  /** The list's search parameters, including parameters that only some screens have. */
  search: SessionListSearch & {
    client?: string
    bundle?: string
    tab?: string
    transaction?: string
    bundles?: string
  }
  linkState: StateWithSearch
}

/** Lists the sessions of one or several bundles. The portal applies only the review filter. */
export function SessionList({ linkState, ...screen }: SessionListProps) {
  const scope = useScope()
  const { bundle, merged, search } = screen
  const sessionScreen = sessionScreens[scope.realm]
  useScreenCode(sessionScreen)
  const sessionLink = useSessionLink(sessionScreen, search, merged !== undefined, linkState)
  const { t, i18n } = useLingui()
  const most = formatNumber(MAX_ZIPPED, i18n.locale)
  const [zipped, setZipped] = useState<readonly Session[]>()
  const { review } = search
  const filterList = useSessionFilters(screen, bundle, merged?.services)
  const records = {
    listId: sessionListId,
    columns: useSessionColumns(scope.realm, merged?.names),
    sortOptions: sessionSortOptions,
    params: sessionFilters,
    searchSchema: sessionSearchSchema,
    pageQuery: (listed: ListedBundle, list: ListState) => sessionListQuery(scope, listed, list),
    getRows: ({ sessions }: SessionPage) => sessions,
    getId: (row: Session) => row.session_id,
    getTime: (row: Session) => row.created_at,
    filter: review && {
      id: review,
      isMatch: (row: Session) => matchesReview(row.review_required, review),
    },
    newRows: (count: number) => <Plural value={count} one="# new session" other="# new sessions" />,
    selectionActions: (rows: readonly Session[]) => {
      const [left, right, ...more] = rows
      const isTooMany = rows.length > MAX_ZIPPED
      return (
        <>
          {left && right && more.length === 0 ? (
            <Button
              component="a"
              variant="light"
              size="xs"
              renderRoot={(button) => <Link {...sessionLink(left, right)} {...button} />}
            >
              <Trans>Compare</Trans>
            </Button>
          ) : null}
          {scope.realm === 'admin' ? (
            <Button variant="light" size="xs" disabled={isTooMany} onClick={() => setZipped(rows)}>
              {isTooMany ? (
                <Trans>Export as zip (at most {most})</Trans>
              ) : (
                <Trans>Export as zip</Trans>
              )}
            </Button>
          ) : null}
        </>
      )
    },
  }

  return (
    <BundleRecords {...screen} records={records}>
      {({ filters, tools, table, exporting, progress }) => (
        <>
          <ListFilters
            {...filters}
            names={{
              label: t`Search sessions`,
              placeholder: t`Session ID, reference, national ID, phone`,
              id: t`Session ID`,
            }}
            filters={filterList}
            total={
              table.result.total ? (
                <Plural value={table.result.total} one="# session" other="# sessions" />
              ) : (
                progress
              )
            }
            tools={
              <ListTools {...tools}>
                <RevealToggle />
              </ListTools>
            }
          />
          <PagedRows
            {...table}
            label={t`Sessions`}
            rowLink={sessionLink}
            empty={
              <EmptyState
                title={<Trans>No sessions yet</Trans>}
                text={
                  <Trans>
                    Sessions appear here once your users start verifying their identity.
                  </Trans>
                }
              />
            }
          />
          {exporting ? (
            <LazyPart onFailure={exporting.onClose}>
              <SessionListExport {...exporting} period={search} />
            </LazyPart>
          ) : null}
          {zipped ? (
            <LazyPart onFailure={() => setZipped(undefined)}>
              <SessionZipDialog sessions={zipped} onClose={() => setZipped(undefined)} />
            </LazyPart>
          ) : null}
        </>
      )}
    </BundleRecords>
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
  search: SessionListProps['search'],
  isMerged: boolean,
  state: StateWithSearch,
) {
  return useCallback(
    (row: Session, compared?: Session) => {
      // Passes on the list's filters because the session screen links to the neighbors in this list.
      const { bundle: _bundle, tab: _tab, transaction: _transaction, ...list } = search
      const { bundles = 'all' } = search
      const mergedList = {
        bundles,
        sort: undefined,
        view: undefined,
        transaction_bundle: undefined,
      }
      const isElsewhere = compared && compared.bundle_id !== row.bundle_id
      return linkOptions({
        to,
        params: { bundleId: row.bundle_id, sessionId: row.session_id },
        search: {
          ...list,
          ...(isMerged ? mergedList : {}),
          compare: compared?.session_id,
          compare_bundle: isElsewhere ? compared.bundle_id : undefined,
        },
        state,
      })
    },
    [to, search, isMerged, state],
  )
}
