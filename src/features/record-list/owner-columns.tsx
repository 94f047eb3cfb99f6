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
/** Names of a merged list's bundles, by ID. */
export type BundleNames = ReadonlyMap<string, string>

const getBundle = (row: OwnedRecord, names?: BundleNames) =>
  row.bundle_name ?? names?.get(row.bundle_id) ?? row.bundle_id

/**
 * Returns columns for a record's client and bundle, with names if the server sends them. Clients have only the bundle
 * column, and only in a merged list.
 */
export function useOwnerColumns(
  realm: RealmName,
  names?: BundleNames,
): readonly Column<OwnedRecord>[] {
  const { t } = useLingui()
  return useMemo((): Column<OwnedRecord>[] => {
    const client: Column<OwnedRecord> = {
      id: 'client',
      header: t`Client`,
      optional: true,
      card: 'field',
      cell: (row) => <Data>{getClient(row)}</Data>,
      skeletonWidth: 120,
    }
    const bundle: Column<OwnedRecord> = {
      id: 'bundle',
      header: t`Bundle`,
      optional: !names,
      card: 'field',
      cell: (row) => <Data>{getBundle(row, names)}</Data>,
      skeletonWidth: 120,
    }
    return [...(realm === 'admin' ? [client] : []), ...(realm === 'admin' || names ? [bundle] : [])]
  }, [t, realm, names])
}

/** Returns the client and bundle columns for a CSV. */
export function useOwnerCsvColumns(
  realm: RealmName,
  names?: BundleNames,
): PlainCsvColumn<OwnedRecord>[] {
  const { t } = useLingui()
  const client = { header: t`Client`, value: getClient }
  const bundle = { header: t`Bundle`, value: (row: OwnedRecord) => getBundle(row, names) }
  return [...(realm === 'admin' ? [client] : []), ...(realm === 'admin' || names ? [bundle] : [])]
}
