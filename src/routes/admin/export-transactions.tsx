import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ExportExtraResults } from '@/features/extra-results/export-extra-results'
import { ExportForm } from '@/routes/admin/-components/exports/export-form'
import {
  readDays,
  transactionExportSearchSchema,
  type TransactionExportSearch,
} from '@/routes/admin/-components/exports/export-search'
import { TransactionKinds } from '@/routes/admin/-components/exports/transaction-kinds'
import { redirectToLastPick } from '@/routes/admin/-components/picked-search'
import { PageHeader } from '@/ui/display/page-header'

export const Route = createFileRoute('/admin/export-transactions')({
  staticData: { title: msg`Export Transactions` },
  validateSearch: transactionExportSearchSchema,
  beforeLoad: ({ context, search, location }) => {
    redirectToLastPick(context.auth, search, location)
  },
  component: ExportTransactionsPage,
})

function ExportTransactionsPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const onSearch = (change: Partial<TransactionExportSearch>) =>
    void navigate({ search: (before) => ({ ...before, ...change }) })
  const { bundle, status, service } = search
  return (
    <>
      <PageHeader
        title={<Trans>Export Transactions</Trans>}
        description={<Trans>Get a bundle’s transactions by email.</Trans>}
        action={
          bundle ? (
            <ExportExtraResults
              variant="default"
              bundleId={bundle}
              period={readDays(search) ?? {}}
            />
          ) : null
        }
      />
      <ExportForm
        kind="transactions"
        search={search}
        onSearch={onSearch}
        options={{ status, service }}
        services={[service]}
        action={<Trans>Export transactions</Trans>}
      >
        <TransactionKinds search={search} onSearch={onSearch} />
      </ExportForm>
    </>
  )
}
