import { Trans, useLingui } from '@lingui/react/macro'
import { Link, type LinkOptions } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Transaction } from '@/backend/transactions'
import type { RealmName } from '@/lib/realm'
import { useRecordFilters } from '@/features/record-list/record-filters'
import type { ListedBundle } from '@/features/record-list/list-request'
import type { ListNavigation } from '@/features/record-list/list-state'
import { useOwnerColumns, type BundleNames } from '@/features/record-list/owner-columns'
import type { Column } from '@/ui/table/column'
import { CopyButton, ShortId } from '@/ui/display/copy-id'
import { Data, CallTime, Num } from '@/ui/display/data'
import { Time } from '@/ui/display/time'
import { useDocumentName, useServiceName } from '@/features/labels/names'
import { ErrorText } from '@/features/masking/error-text'
import { OutcomeBadge, useStatusName } from '@/features/labels/status-badge'
import { transactionFilters, type TransactionListSearch } from './transaction-list-search'
import classes from './transaction-fields.module.css'

const transactionOutcomes = ['success', 'failed'] as const

/** Returns the filters for all transaction lists. `useRecordFilters` describes the case without a bundle. */
export function useTransactionFilters(
  list: ListNavigation<TransactionListSearch>,
  bundle?: ListedBundle,
  mergedServices?: readonly string[],
) {
  const { t } = useLingui()
  const statusName = useStatusName('check')
  return useRecordFilters(list, bundle, {
    params: transactionFilters,
    status: {
      label: t`Outcome`,
      any: t`Any outcome`,
      codes: transactionOutcomes,
      getName: statusName,
    },
    service: { label: t`Service`, any: t`Any service` },
    countsSessions: false,
    mergedServices,
  })
}

/** Returns the link from a transaction to its session. */
export type SessionLink = (sessionId: string, bundleId: string) => LinkOptions

/**
 * Returns the columns for all transaction lists. The array stays the same until the language, the link or the names of
 * a merged list's bundles change.
 */
export function useTransactionColumns(
  realm: RealmName,
  sessionLink: SessionLink,
  bundleNames?: BundleNames,
): readonly Column<Transaction>[] {
  const { t } = useLingui()
  const owner = useOwnerColumns(realm, bundleNames)
  return useMemo(
    (): Column<Transaction>[] => [
      {
        id: 'transaction',
        header: t`Transaction`,
        primary: true,
        card: 'title',
        cell: (row) => <ShortId id={row.transaction_id} />,
        after: (row) => <CopyButton value={row.transaction_id} label={t`transaction ID`} />,
        skeletonWidth: 96,
      },
      {
        id: 'time',
        header: t`Time`,
        sortKey: 'time',
        card: 'field',
        cell: (row) => <Time value={row.time} />,
        skeletonWidth: 88,
      },
      {
        id: 'service',
        header: t`Service`,
        sortKey: 'service',
        card: 'field',
        cell: (row) => <ServiceName service={row.service} />,
        skeletonWidth: 88,
      },
      {
        id: 'outcome',
        header: t`Outcome`,
        sortKey: 'status',
        card: 'badge',
        cell: (row) => <OutcomeBadge passed={row.status} />,
        skeletonWidth: 72,
      },
      {
        id: 'duration',
        header: t`Duration`,
        sortKey: 'duration_ms',
        align: 'end',
        cell: (row) => <CallTime value={row.duration_ms} />,
        skeletonWidth: 48,
      },
      {
        id: 'trials',
        header: t`Attempts left`,
        align: 'end',
        cell: (row) => <Num value={row.trials_remaining} />,
        skeletonWidth: 24,
      },
      {
        id: 'billable',
        header: t`Billable`,
        cell: (row) => <YesNo value={row.billable} />,
        skeletonWidth: 32,
      },
      {
        id: 'document',
        header: t`Document type`,
        optional: true,
        cell: (row) => <DocumentType type={row.document_type} />,
        skeletonWidth: 120,
      },
      ...owner,
      {
        id: 'session',
        header: t`Session`,
        cell: ({ session_id: id, bundle_id }) =>
          id === undefined ? (
            <Data />
          ) : (
            <Link {...sessionLink(id, bundle_id)} className={classes.session}>
              <ShortId id={id} />
            </Link>
          ),
        after: ({ session_id: id }) =>
          id === undefined ? null : <CopyButton value={id} label={t`session ID`} />,
        skeletonWidth: 96,
      },
      {
        id: 'error',
        header: t`Error`,
        fill: true,
        card: 'field',
        isEmpty: ({ error_code, message }) => error_code === undefined && !message,
        cell: (row) => <ErrorText code={row.error_code} message={row.message} short />,
        skeletonWidth: 160,
      },
    ],
    [t, owner, sessionLink],
  )
}

function ServiceName({ service }: { service: string | undefined }) {
  return <Data>{useServiceName()(service)}</Data>
}

function DocumentType({ type }: { type: string | undefined }) {
  const documentName = useDocumentName()
  return <Data>{type && documentName(type)}</Data>
}

function YesNo({ value }: { value: boolean | undefined }) {
  if (value === undefined) return <Data />
  return value ? <Trans>Yes</Trans> : <Trans>No</Trans>
}
