import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useOrganizationBundles } from '@/api/bundles/queries'
import { describeError } from '@/api/errors'
import { useOrganizationPages } from '@/api/organizations/queries'
import type { Scope } from '@/auth/realm'
import { EmptyState, NotAllowedState } from '@/ui/feedback/states'
import { SearchSelect } from '@/ui/fields/search-select'
import { FilterBar } from '@/ui/list-toolbar/filter-bar'
import { ClientSelect, toOptions } from './client-select'
import { rememberPicked, type PickedBundle } from './picked-search'

interface BundlePickerProps {
  scope: Scope
  client: string | undefined
  bundle: string | undefined
  /** What is not picked is undefined, so that it replaces what was. */
  onPick: (picked: PickedBundle) => void
}

type ClientPages = ReturnType<typeof useOrganizationPages>

const route = getRouteApi('/admin')

/**
 * Chooses the bundle that a screen shows: first the client, which the server searches by name, then a bundle of it.
 * The choice is remembered for the other screens (behaviour 11.10).
 */
export function BundlePicker({ scope, client, bundle, onPick }: BundlePickerProps) {
  const { t } = useLingui()
  const { auth } = route.useRouteContext()
  const pages = useOrganizationPages(scope)
  const bundles = useOrganizationBundles(scope, client)
  const refusal = refusalOf(pages, client)
  if (refusal) return <NotAllowedState {...refusal} />

  const pick = (picked: PickedBundle) => {
    rememberPicked(auth, picked)
    onPick(picked)
  }
  return (
    <FilterBar>
      <ClientSelect
        scope={scope}
        client={client}
        onChange={(id) => pick({ client: id, bundle: undefined })}
      />
      <SearchSelect
        label={t`Bundle`}
        placeholder={client ? t`Choose a bundle` : t`Choose a client first`}
        options={toOptions(bundles.data?.bundles)}
        value={bundle}
        valueLabel={bundles.isLoading ? t`Loading…` : undefined}
        loading={bundles.isFetching}
        error={bundles.error ? describeError(bundles.error).text : undefined}
        disabled={!client}
        onChange={(id) => pick({ client, bundle: id })}
      />
    </FilterBar>
  )
}

interface NoBundlePickedProps {
  scope: Scope
  client: string | undefined
  children: ReactNode
}

/** What a screen shows below the picker until a bundle is picked: what to do. */
export function NoBundlePicked({ scope, client, children }: NoBundlePickedProps) {
  if (refusalOf(useOrganizationPages(scope), client)) return null
  return (
    <EmptyState
      title={client ? <Trans>Choose a bundle</Trans> : <Trans>Choose a client</Trans>}
      text={children}
    />
  )
}

/** Who may not list clients cannot pick one. With one in the address the screen goes on. */
function refusalOf({ error }: ClientPages, client: string | undefined) {
  if (client !== undefined || !error) return undefined
  const { notAllowed, fromServer } = describeError(error)
  return notAllowed ? { text: fromServer, way: null } : undefined
}
