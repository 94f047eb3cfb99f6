import { useLingui } from '@lingui/react/macro'
import { Suspense, lazy, useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { useBundleServices } from '@/api/bundles/queries'
import { useSessions } from '@/api/sessions/queries'
import type { Session } from '@/api/sessions/schema'
import type { Scope } from '@/auth/realm'
import type { LinkSlot } from '@/ui/link-slot'
import { useListColumns } from '@/ui/list-columns'
import { ListTools } from '@/ui/list-tools'
import { useSelection } from '@/ui/table-selection'
import { VeilToggle } from '@/ui/veil-toggle'
import { useSessionColumns } from './session-columns'
import { SessionFilters } from './session-filters'
import { SessionListRows } from './session-list-rows'
import {
  fromSessionFilter,
  fromSessionView,
  sessionListDefaults,
  sessionListId,
  toSessionFilter,
  toSessionListRequest,
  toSessionView,
  type SessionSearch,
} from './session-search'

const SessionListExport = lazy(() =>
  import('./session-list-export').then((module) => ({ default: module.SessionListExport })),
)

interface SessionListProps {
  scope: Scope
  bundle: { bundle_id: string; organization_id?: string }
  search: SessionSearch
  /** A search text that is not in the address. */
  personal: string | undefined
  onSearch: (search: SessionSearch, personal: string | undefined) => void
  rowLink: (row: Session, slot: LinkSlot) => ReactNode
}

const keyOf = (row: Session) => row.session_id

/** The sessions of one bundle, filtered and paged by the server. */
export function SessionList(props: SessionListProps) {
  const { scope, bundle, search, personal, onSearch, rowLink } = props
  const { t } = useLingui()
  const services = useBundleServices(scope, bundle.bundle_id).data?.services ?? []
  const all = useSessionColumns()
  const columns = useListColumns(sessionListId, all)
  const [exported, setExported] = useState<'selected' | 'all'>()
  const [exporting, setExporting] = useState(false)

  const { bundle_id, organization_id } = bundle
  const request = useMemo(
    () =>
      toSessionListRequest(
        { bundle_id, ...(organization_id ? { organization_id } : {}) },
        search,
        personal,
      ),
    [bundle_id, organization_id, search, personal],
  )
  // While the next answer is on its way the rows before it stay, marked.
  const shown = useDeferredValue(request)
  const answer = useSessions(scope, shown).data
  const filter = toSessionFilter(search, personal)
  const selection = useSelection(keyOf, JSON.stringify([bundle_id, filter]))

  const clear = () => onSearch({ ...sessionListDefaults, page_size: search.page_size }, undefined)
  const openExport = (rows: 'selected' | 'all') => {
    setExported(rows)
    setExporting(true)
  }
  return (
    <>
      <SessionFilters
        value={filter}
        onChange={(changed) => {
          const next = fromSessionFilter(changed, search)
          onSearch(next.search, next.personal)
        }}
        services={services.map(({ name }) => name)}
        onClear={clear}
        tools={
          <ListTools
            list={sessionListId}
            columns={all}
            view={toSessionView(search)}
            searching={filter.search !== undefined}
            onApplyView={(view) => onSearch(fromSessionView(view, search), undefined)}
            onExport={() => openExport(selection.rows.length > 0 ? 'selected' : 'all')}
            empty={answer.total === 0}
          >
            <VeilToggle />
          </ListTools>
        }
      />
      <SessionListRows
        label={t`Sessions`}
        columns={columns}
        answer={answer}
        stale={shown !== request}
        search={search}
        filtered={Object.values(filter).some((value) => value !== undefined)}
        selection={selection}
        rowKey={keyOf}
        rowLink={rowLink}
        onSearch={(next) => onSearch(next, personal)}
        onClear={clear}
        onExport={() => openExport('selected')}
      />
      {exported ? (
        <Suspense fallback={null}>
          <SessionListExport
            scope={scope}
            request={request}
            total={answer.total}
            selected={selection.rows}
            rows={exported}
            opened={exporting}
            onClose={() => setExporting(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
