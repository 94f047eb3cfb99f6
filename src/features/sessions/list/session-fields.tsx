import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { sessionStatuses, type Session } from '@/backend/sessions'
import type { RealmName } from '@/lib/realm'
import { useRecordFilters, useReviewFilter } from '@/features/record-list/record-filters'
import type { ListedBundle } from '@/features/record-list/list-request'
import type { ListNavigation } from '@/features/record-list/list-state'
import { useOwnerColumns, type BundleNames } from '@/features/record-list/owner-columns'
import type { Column } from '@/ui/table/column'
import { Badge } from '@/ui/display/badge'
import { CopyButton, ShortId } from '@/ui/display/copy-id'
import { Data, Duration, Num } from '@/ui/display/data'
import { Time } from '@/ui/display/time'
import { useDocumentName, platformName, useServiceName } from '@/features/labels/names'
import { ErrorText } from '@/features/masking/error-text'
import { PersonalContext } from '@/features/masking/personal-context'
import { PersonalFieldValue } from '@/features/masking/masked-value'
import { StatusBadge, useStatusName } from '@/features/labels/status-badge'
import { ServiceChips, toServiceColumns } from './service-marks'
import { sessionFilters, type SessionListSearch } from './session-list-search'

/** Returns the filters for all session lists. `useRecordFilters` describes the case without a bundle. */
export function useSessionFilters(
  list: ListNavigation<SessionListSearch>,
  bundle?: ListedBundle,
  mergedServices?: readonly string[],
) {
  const { t } = useLingui()
  const statusName = useStatusName('session')
  const serviceName = useServiceName()
  const shared = useRecordFilters(list, bundle, {
    params: sessionFilters,
    status: { label: t`Status`, any: t`Any status`, codes: sessionStatuses, getName: statusName },
    service: {
      label: t`Has service`,
      any: t`Has any service`,
      getName: (service) => t`Has ${serviceName(service)}`,
    },
    mergedServices,
    countsSessions: true,
  })
  const review = useReviewFilter(list.search.review, (next) =>
    list.onSearch({ review: next, page: 1 }),
  )
  return [...shared, review]
}

/**
 * Returns the columns for all session lists, without the row links. The array stays the same until the language or the
 * names of a merged list's bundles change.
 */
export function useSessionColumns(
  realm: RealmName,
  bundleNames?: BundleNames,
): readonly Column<Session>[] {
  const { t } = useLingui()
  const owner = useOwnerColumns(realm, bundleNames)
  return useMemo(
    (): Column<Session>[] => [
      {
        id: 'session',
        header: t`Session`,
        primary: true,
        card: 'title',
        cell: (row) => <ShortId id={row.session_id} />,
        after: (row) => <CopyButton value={row.session_id} label={t`session ID`} />,
        skeletonWidth: 96,
      },
      {
        id: 'started',
        header: t`Started`,
        sortKey: 'created_at',
        card: 'field',
        cell: (row) => <Time value={row.created_at} />,
        skeletonWidth: 88,
      },
      {
        id: 'duration',
        header: t`Duration`,
        sortKey: 'duration',
        align: 'end',
        cell: (row) => <Duration value={row.duration} />,
        skeletonWidth: 56,
      },
      {
        id: 'status',
        header: t`Status`,
        sortKey: 'status',
        card: 'badge',
        cell: (row) => <StatusBadge subject="session" status={row.status} />,
        skeletonWidth: 80,
      },
      {
        id: 'services',
        header: t`Services`,
        card: 'field',
        cell: (row) => <ServiceChips services={row.services} />,
        toTableColumn: toServiceColumns,
        skeletonWidth: 220,
      },
      {
        id: 'reference',
        header: t`User reference`,
        card: 'field',
        cell: (row) => (
          <PersonalFieldValue field="reference_user_id" value={row.reference_user_id} />
        ),
        skeletonWidth: 88,
      },
      {
        id: 'name',
        header: t`Name`,
        optional: true,
        card: 'field',
        cell: (row) => <PersonalFieldValue field="full_name" value={row.full_name} />,
        skeletonWidth: 140,
      },
      {
        id: 'national-id',
        header: t`National ID`,
        optional: true,
        card: 'field',
        cell: (row) => <PersonalFieldValue field="front_nid" value={row.front_nid} />,
        skeletonWidth: 112,
      },
      {
        id: 'document',
        header: t`Document type`,
        optional: true,
        card: 'field',
        cell: (row) => <DocumentType type={row.document_type} />,
        skeletonWidth: 120,
      },
      {
        id: 'platform',
        header: t`Platform`,
        optional: true,
        card: 'field',
        cell: (row) => <Data>{row.platform && platformName(row.platform)}</Data>,
        skeletonWidth: 64,
      },
      {
        id: 'review',
        header: t`Needs review`,
        optional: true,
        card: 'field',
        isEmpty: ({ review_required: reasons = [] }) => reasons.length === 0,
        cell: (row) => <ReviewBadge reasons={row.review_required} />,
        skeletonWidth: 96,
      },
      ...owner,
      {
        id: 'transactions',
        header: t`Transactions`,
        sortKey: 'transactions_count',
        align: 'end',
        cell: (row) => <Num value={row.transactions_count} />,
        skeletonWidth: 40,
      },
      {
        id: 'error',
        header: t`Last error`,
        fill: true,
        card: 'field',
        isEmpty: ({ last_error }) => !last_error,
        cell: (row) =>
          row.last_error ? (
            <PersonalContext value={row}>
              <ErrorText
                code={row.last_error.error_code}
                message={row.last_error.message}
                isPast={row.status === 'success'}
                short
              />
            </PersonalContext>
          ) : (
            <Data />
          ),
        skeletonWidth: 160,
      },
    ],
    [t, owner],
  )
}

function DocumentType({ type }: { type: string | undefined }) {
  const documentName = useDocumentName()
  return <Data>{type && documentName(type)}</Data>
}

/** Marks a session that needs a review. */
function ReviewBadge({ reasons }: { reasons: readonly string[] | undefined }) {
  return reasons?.length ? (
    <Badge tone="warning">
      <Trans>Review required</Trans>
    </Badge>
  ) : (
    <Data />
  )
}
