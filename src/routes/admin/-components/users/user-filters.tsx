import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { userStatuses } from '@/backend/users'
import type { ListNavigation } from '@/features/record-list/list-state'
import { ClientSelect, useClientsRefusal } from '@/routes/admin/-components/client-select'
import { CodeSelect } from '@/ui/fields/code-select'
import { FilterBar } from '@/ui/fields/filter-bar'
import { SearchInput } from '@/ui/list-toolbar/search-input'
import { useUserStatusName } from './user-badges'
import type { UserSearch } from './user-search'

interface UserFiltersProps extends ListNavigation<UserSearch> {
  /** Set while a filter narrows the list. */
  onClear: (() => void) | undefined
  total: ReactNode
  tools: ReactNode
}

/** The portal user list's filters: name or email, status and client. */
export function UserFilters(props: UserFiltersProps) {
  const { search, privateSearchText, onSearch, onClear, total, tools } = props
  const { t } = useLingui()
  const statusName = useUserStatusName()
  // Every administrator may list users, but some may not list clients.
  const isClientRefused = useClientsRefusal(search.organization) !== undefined
  return (
    <FilterBar onClear={onClear} total={total} tools={tools}>
      <SearchInput
        label={t`Search users`}
        placeholder={t`Name or email`}
        value={privateSearchText ?? ''}
        onChange={(text) =>
          onSearch(
            { page: 1, privateSearchText: text || undefined },
            // A pause in typing must not add a history entry.
            { replace: text !== '' && privateSearchText !== undefined },
          )
        }
      />
      <CodeSelect
        label={t`Status`}
        any={t`Any status`}
        codes={userStatuses}
        getName={statusName}
        value={search.status}
        onChange={(status) => onSearch({ page: 1, status })}
      />
      {isClientRefused ? null : (
        <ClientSelect
          placeholder={t`Any client`}
          isLabelHidden
          client={search.organization}
          onPick={(organization) => onSearch({ page: 1, organization })}
        />
      )}
    </FilterBar>
  )
}
