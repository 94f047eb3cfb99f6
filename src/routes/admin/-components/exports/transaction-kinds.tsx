import { Trans, useLingui } from '@lingui/react/macro'
import { useBundleServices } from '@/api/bundles/queries'
import type { Scope } from '@/auth/realm'
import { useServiceName } from '@/features/labels/names'
import { useStatusName } from '@/features/labels/status-badge'
import { NativeSelect } from '@/ui/fields/native-select'
import type { TransactionExportSearch } from './export-search'
import classes from './exports.module.css'

interface TransactionKindsProps {
  scope: Scope
  search: TransactionExportSearch
  onSearch: (change: Pick<TransactionExportSearch, 'status' | 'service'>) => void
}

/** Which transactions are exported: by outcome and by service. */
export function TransactionKinds({ scope, search, onSearch }: TransactionKindsProps) {
  const { t } = useLingui()
  const { bundle, status, service } = search
  const statusName = useStatusName('check')
  const serviceName = useServiceName()
  const services = useBundleServices(scope, bundle).data?.services.map(({ name }) => name) ?? []
  return (
    <fieldset className={`${classes.set} ${classes.selects}`}>
      <legend className={classes.legend}>
        <Trans>Transactions</Trans>
      </legend>
      <NativeSelect
        label={t`Outcome`}
        value={status ?? ''}
        options={[
          { value: '', label: t`Any outcome` },
          ...withCurrent(['success', 'failed'], status).map((value) => ({
            value,
            label: statusName(value),
          })),
        ]}
        onChange={(next) => onSearch({ service, status: next || undefined })}
      />
      <NativeSelect
        label={t`Service`}
        value={service ?? ''}
        options={[
          { value: '', label: t`Any service` },
          ...withCurrent(services, service).map((value) => ({
            value,
            label: serviceName(value),
          })),
        ]}
        onChange={(next) => onSearch({ status, service: next || undefined })}
      />
    </fieldset>
  )
}

/** A value from the address that is not among the options must still be seen. */
function withCurrent(options: readonly string[], current: string | undefined) {
  return current && !options.includes(current) ? [...options, current] : options
}
