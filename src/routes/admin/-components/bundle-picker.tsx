import { useLingui } from '@lingui/react/macro'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useOrganizationBundles } from '@/api/bundles/queries'
import { describeError } from '@/api/errors'
import { useOrganizations } from '@/api/organizations/queries'
import type { Scope } from '@/auth/realm'
import { toClientName } from '@/features/record-list/recognize-search'
import { FilterBar } from '@/ui/list-toolbar/filter-bar'
import { SearchSelect } from '@/ui/fields/search-select'

type PickedBundle = { client?: string; bundle?: string }

type BundlePickerProps = {
  scope: Scope
  client: string | undefined
  bundle: string | undefined
  onPick: (picked: PickedBundle) => void
}

/** Chooses the bundle that a list shows: first the client, which the server searches by name, then a bundle of it. */
export function BundlePicker({ scope, client, bundle, onPick }: BundlePickerProps) {
  const { t } = useLingui()
  const [typedName, setTypedName] = useState('')
  const [typed] = useDebouncedValue(typedName.trim(), 250)
  const name = toClientName(typed)
  const organizations = useOrganizations(scope, name ? { name } : { page: 1, page_size: 100 })
  const bundles = useOrganizationBundles(scope, client)

  return (
    <FilterBar active={false} onClear={() => onPick({})}>
      <SearchSelect
        label={t`Client`}
        placeholder={t`Choose a client`}
        // What cannot be a client's name is not searched, and finds none.
        options={typed && !name ? [] : toOptions(organizations.data?.organizations)}
        value={client}
        loading={organizations.isFetching}
        error={organizations.error ? describeError(organizations.error).text : undefined}
        onSearch={setTypedName}
        onChange={(id) => onPick(id ? { client: id } : {})}
      />
      <SearchSelect
        label={t`Bundle`}
        placeholder={client ? t`Choose a bundle` : t`Choose a client first`}
        options={toOptions(bundles.data?.bundles)}
        value={bundle}
        loading={bundles.isFetching}
        error={bundles.error ? describeError(bundles.error).text : undefined}
        disabled={!client}
        onChange={(id) => onPick({ ...(client ? { client } : {}), ...(id ? { bundle: id } : {}) })}
      />
    </FilterBar>
  )
}

function toOptions(records: readonly { id: string; name: string }[] | undefined) {
  return (records ?? []).map(({ id, name }) => ({ value: id, label: name }))
}
