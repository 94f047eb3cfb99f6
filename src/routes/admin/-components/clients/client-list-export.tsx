import { useLingui } from '@lingui/react/macro'
import type { Organization } from '@/backend/organizations'
import type { RecordExport } from '@/features/record-list/list-with-tools'
import { RecordExportDialog } from '@/features/record-list/record-export'
import type { CsvColumn } from '@/lib/csv'
import { getMonthRate, type ClientMonths } from './client-month'

type ClientListExportProps = RecordExport<Organization> & { months: ClientMonths['byId'] }

/** CSV export dialog for the client list, loaded on request. */
export function ClientListExport({ months, ...dialog }: ClientListExportProps) {
  return <RecordExportDialog {...dialog} name="clients" columns={useCsvColumns(months)} />
}

/** Omits the month's columns if the figures haven't loaded, because empty cells would look like clients without figures. */
function useCsvColumns(months: ClientMonths['byId']): CsvColumn<Organization>[] {
  const { t } = useLingui()
  const active = t({ message: 'Active', context: 'client' })
  const inactive = t({ message: 'Inactive', context: 'client' })
  const figures: CsvColumn<Organization>[] = [
    { header: t`Sessions, this month`, value: ({ id }) => months?.get(id)?.sessions },
    { header: t`Session success rate`, value: ({ id }) => getMonthRate(months?.get(id)) },
  ]
  return [
    { header: t`Client`, value: (client) => client.name },
    { header: t`ID`, value: (client) => client.id },
    {
      header: t`Status`,
      value: ({ is_active }) =>
        is_active === undefined ? undefined : is_active ? active : inactive,
    },
    { header: t`Bundles`, value: (client) => client.bundles_count },
    ...(months ? figures : []),
    { header: t`Created (UTC)`, value: (client) => client.created_at },
  ]
}
