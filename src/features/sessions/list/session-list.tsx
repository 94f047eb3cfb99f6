import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { lazy, type ReactNode } from 'react'
import { useScope } from '@/api/core/use-scope'
import { sessionStatuses, type Session } from '@/backend/sessions'
import type { LinkSlot } from '@/ui/display/link-slot'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { EmptyState } from '@/ui/feedback/states'
import { RevealToggle } from '@/features/masking/reveal'
import {
  BundleRecordFilters,
  useBundleRecordList,
  type BundleListScreen,
} from '@/features/record-list/bundle-record-list'
import { PagedRows } from '@/features/record-list/paged-rows'
import { useSessionColumns } from './session-columns'
import { useScreenCode, type SessionScreenRoute } from './screen-code'
import { sessionListId, sessionListQuery } from './session-list-query'
import { sessionOrders } from './session-list-request'
import { useServiceName } from '@/features/labels/names'
import { useStatusName } from '@/features/labels/status-badge'

const SessionListExport = lazy(() =>
  import('./session-list-export').then((module) => ({ default: module.SessionListExport })),
)

interface SessionListProps extends BundleListScreen {
  /** To a session, or to its comparison with another one by that one's id. */
  rowLink: (row: Session, slot: LinkSlot, compare?: string) => ReactNode
  /** That of the row links. */
  rowScreen: SessionScreenRoute
}

const keyOf = (row: Session) => row.session_id

/** The sessions of one bundle, filtered and paged by the server. */
export function SessionList({ rowLink, rowScreen, ...screen }: SessionListProps) {
  const scope = useScope()
  useScreenCode(rowScreen)
  const { bundle } = screen
  const { t } = useLingui()
  const statusName = useStatusName('session')
  const serviceName = useServiceName()
  const { filters, table, exporting } = useBundleRecordList({
    ...screen,
    list: sessionListId,
    columns: useSessionColumns(scope.realm),
    rowKey: keyOf,
    orders: sessionOrders,
    query: sessionListQuery(scope, bundle, screen),
    rowsOf: ({ sessions }) => sessions,
    selectionActions: ([left, right, ...more]) =>
      left && right && more.length === 0 ? (
        <Button
          component="a"
          variant="light"
          size="xs"
          renderRoot={({ children, ...slot }) =>
            rowLink(left, { ...slot, children }, right.session_id)
          }
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
          search: t`Search sessions`,
          searchHint: t`Session ID, reference, national ID, phone`,
          id: t`Session ID`,
          status: t`Status`,
          anyStatus: t`Any status`,
          statuses: sessionStatuses,
          statusName,
          service: {
            label: t`Has service`,
            any: t`Has any service`,
            nameOf: (service) => t`Has ${serviceName(service)}`,
          },
        }}
        total={total ? <Plural value={total} one="# session" other="# sessions" /> : null}
        countsSessions
        tools={<RevealToggle />}
      />
      <PagedRows
        {...table}
        label={t`Sessions`}
        rowLink={rowLink}
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
