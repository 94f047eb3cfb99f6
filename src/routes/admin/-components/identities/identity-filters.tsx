import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useIdentityOrganizations } from '@/api/identities'
import { useScope } from '@/api/core/use-scope'
import { errorReason } from '@/features/labels/error-reason'
import { identityStatuses } from '@/backend/identities'
import { useStatusName } from '@/features/labels/status-badge'
import {
  ListFilters,
  toCodeFilter,
  usePeriodFilter,
  type ListFilter,
} from '@/features/record-list/list-filters'
import type { ListNavigation } from '@/features/record-list/list-state'
import { SearchSelect } from '@/ui/fields/search-select'
import type { IdentitySearch } from './identity-search'

interface IdentityFiltersProps extends ListNavigation<IdentitySearch> {
  onClear: (() => void) | undefined
  total: ReactNode
  tools: ReactNode
}

/** The identity list's filters: client, period, status and search. */
export function IdentityFilters(props: IdentityFiltersProps) {
  const scope = useScope()
  const { search, onSearch } = props
  const { t } = useLingui()
  const statusName = useStatusName('identity')
  const { data, error, isFetching, isLoading } = useIdentityOrganizations(scope)
  const organizations = data?.organizations ?? []
  const name = organizations.find(({ id }) => id === search.organization)?.name
  const client: ListFilter = {
    label: t`Client`,
    chosen: name ?? search.organization,
    onClear: () => onSearch({ page: 1, organization: undefined }),
    control: (
      <SearchSelect
        label={t`Client`}
        isLabelHidden
        placeholder={t`Any client`}
        options={organizations.map((each) => ({ value: each.id, label: each.name }))}
        value={search.organization}
        valueLabel={isLoading ? t`Loading…` : undefined}
        loading={isFetching}
        error={error ? errorReason(error) : undefined}
        onChange={(organization) => onSearch({ page: 1, organization })}
      />
    ),
  }
  const status = toCodeFilter({
    label: t`Status`,
    any: t`Any status`,
    codes: identityStatuses,
    getName: statusName,
    value: search.status,
    onChange: (next) => onSearch({ page: 1, status: next }),
  })
  return (
    <ListFilters
      {...props}
      names={{
        label: t`Search identities`,
        placeholder: t`Reference, name, national ID, phone`,
        id: t`ID`,
      }}
      filters={[client, usePeriodFilter({ search, onSearch }), status]}
    />
  )
}
