import { Trans, useLingui } from '@lingui/react/macro'
import { useBundleServices } from '@/api/bundles'
import { useScope } from '@/api/core/use-scope'
import { useServiceName } from '@/features/labels/names'
import { useStatusName } from '@/features/labels/status-badge'
import { CodeSelect } from '@/ui/fields/code-select'
import type { TransactionExportSearch } from './export-search'
import common from '@/ui/display/common.module.css'
import classes from './exports.module.css'

interface TransactionKindsProps {
  search: TransactionExportSearch
  onSearch: (change: Pick<TransactionExportSearch, 'status' | 'service'>) => void
}

/** Lets the user choose which transactions to export, by outcome and by service. */
export function TransactionKinds({ search, onSearch }: TransactionKindsProps) {
  const scope = useScope()
  const { t } = useLingui()
  const { bundle, status, service } = search
  const statusName = useStatusName('check')
  const serviceName = useServiceName()
  const services = useBundleServices(scope, bundle).data?.services.map(({ name }) => name) ?? []
  return (
    <fieldset className={`${classes.set} ${classes.selects}`}>
      <legend className={`${common.label} ${classes.legend}`}>
        <Trans>Transactions</Trans>
      </legend>
      <CodeSelect
        label={t`Outcome`}
        any={t`Any outcome`}
        codes={['success', 'failed']}
        getName={statusName}
        value={status}
        onChange={(next) => onSearch({ service, status: next })}
      />
      <CodeSelect
        label={t`Service`}
        any={t`Any service`}
        codes={services}
        getName={serviceName}
        value={service}
        onChange={(next) => onSearch({ status, service: next })}
      />
    </fieldset>
  )
}
