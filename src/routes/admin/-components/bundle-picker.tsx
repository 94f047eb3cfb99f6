import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useOrganizationBundles } from '@/api/bundles'
import { useScope } from '@/api/core/use-scope'
import { errorReason } from '@/features/labels/error-reason'
import { NotAllowedState } from '@/ui/feedback/states'
import { SearchSelect } from '@/ui/fields/search-select'
import { useScreenName } from '@/ui/shell/screen-name'
import { FilterBar } from '@/ui/fields/filter-bar'
import { ClientSelect, toOptions, useClientsRefusal } from './client-select'
import { storeLastPick, type PickedBundle } from './picked-search'

interface BundlePickerProps {
  client: string | undefined
  bundle: string | undefined
  /** Client name for the breadcrumb if the URL contains no client. */
  clientName?: string
  /** Receives undefined for a cleared value, so merging the pick removes the previous value. */
  onPick: (nextPick: PickedBundle) => void
}

const route = getRouteApi('/admin')

/**
 * Picker for the bundle that a screen shows: first the client, then one of its bundles. Other screens reuse the choice
 * (behavior 11.10).
 */
export function BundlePicker({ client, bundle, clientName, onPick }: BundlePickerProps) {
  const scope = useScope()
  const { t } = useLingui()
  const { auth } = route.useRouteContext()
  const bundles = useOrganizationBundles(scope, client)
  const bundleName = bundles.data?.bundles.find(({ id }) => id === bundle)?.name
  useScreenName({
    thing: bundleName,
    ids: bundle ? { [bundle]: [clientName, bundleName].filter(Boolean).join(' · ') } : {},
  })
  const refusal = useClientsRefusal(client)
  if (refusal) return <NotAllowedState {...refusal} />

  const pick = (nextPick: PickedBundle) => {
    storeLastPick(auth, nextPick)
    onPick(nextPick)
  }
  return (
    <FilterBar>
      <ClientSelect
        placeholder={t`Choose a client`}
        client={client}
        onPick={(id) => pick({ client: id, bundle: undefined })}
      />
      <SearchSelect
        label={t`Bundle`}
        placeholder={client ? t`Choose a bundle` : t`Choose a client first`}
        options={toOptions(bundles.data?.bundles)}
        value={bundle}
        valueLabel={bundles.isLoading ? t`Loading…` : undefined}
        loading={bundles.isFetching}
        error={bundles.error ? errorReason(bundles.error) : undefined}
        disabled={!client}
        onChange={(id) => pick({ client, bundle: id })}
      />
    </FilterBar>
  )
}
