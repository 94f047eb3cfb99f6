import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { RealmName } from '@/lib/realm'
import type { PlainCsvColumn } from '@/lib/csv'
import { Data } from '@/ui/display/data'
import type { Column } from '@/ui/table/column'

/** A record with its client and bundle. Administrators list the records of every client. */
interface OwnedRecord {
  bundle_id: string
  bundle_name?: string
  organization_id?: string
  organization_name?: string
}

const getClient = (row: OwnedRecord) => row.organization_name ?? row.organization_id
const getBundle = (row: OwnedRecord) => row.bundle_name ?? row.bundle_id

/**
 * Returns columns for a record's client and bundle, showing the names if the server sends them. Clients don't have
 * these columns.
 */
export function useOwnerColumns(realm: RealmName): readonly Column<OwnedRecord>[] {
  const { t } = useLingui()
  return useMemo((): Column<OwnedRecord>[] => {
    if (realm === 'client') return []
    return [
      {
        id: 'client',
        header: t`Client`,
        optional: true,
        card: 'field',
        cell: (row) => <Data>{getClient(row)}</Data>,
        skeletonWidth: 120,
      },
      {
        id: 'bundle',
        header: t`Bundle`,
        optional: true,
        card: 'field',
        cell: (row) => <Data>{getBundle(row)}</Data>,
        skeletonWidth: 120,
      },
    ]
  }, [t, realm])
}

/** Returns the same columns for a CSV. */
export function useOwnerCsvColumns(realm: RealmName): PlainCsvColumn<OwnedRecord>[] {
  const { t } = useLingui()
  if (realm === 'client') return []
  return [
    { header: t`Client`, value: getClient },
    { header: t`Bundle`, value: getBundle },
  ]
}
