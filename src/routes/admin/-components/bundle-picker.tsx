import { Trans, useLingui } from '@lingui/react/macro'
import { useDebouncedValue } from '@mantine/hooks'
import { getRouteApi } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useOrganizationBundles } from '@/api/bundles/queries'
import { describeError } from '@/api/errors'
import {
  useOrganizationDetails,
  useOrganizationPages,
  useOrganizationsNamed,
} from '@/api/organizations/queries'
import type { Scope } from '@/auth/realm'
import { toClientName } from '@/features/record-list/recognize-search'
import { EmptyState, NotAllowedState } from '@/ui/feedback/states'
import { SearchSelect } from '@/ui/fields/search-select'
import { FilterBar } from '@/ui/list-toolbar/filter-bar'
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
  const [typedName, setTypedName] = useState('')
  const [typed] = useDebouncedValue(typedName.trim(), 250)
  const pages = useOrganizationPages(scope)
  const clients = useClients(scope, pages, typed)
  const clientName = useClientName(scope, pages, client)
  const bundles = useOrganizationBundles(scope, client)
  const refusal = refusalOf(pages, client)
  if (refusal) return <NotAllowedState {...refusal} />

  const pick = (picked: PickedBundle) => {
    rememberPicked(auth, picked)
    onPick(picked)
  }
  return (
    <FilterBar>
      <SearchSelect
        label={t`Client`}
        placeholder={t`Choose a client`}
        options={toOptions(clients.organizations)}
        value={client}
        valueLabel={clientName}
        loading={clients.isFetching}
        error={clients.error ? describeError(clients.error).text : undefined}
        onSearch={setTypedName}
        onMore={clients.onMore}
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

/** The clients with the typed name, or all of them page by page. */
function useClients(scope: Scope, pages: ClientPages, typed: string) {
  const name = toClientName(typed)
  const named = useOrganizationsNamed(scope, name)
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = pages
  const all = pages.data?.pages.flatMap(({ organizations }) => organizations)
  if (name)
    return {
      organizations: named.data?.organizations ?? all,
      isFetching: named.isFetching,
      error: named.error,
    }
  return {
    // What cannot be a client's name is not searched, and finds none.
    organizations: typed ? [] : all,
    isFetching: pages.isFetching,
    error: pages.error,
    onMore:
      hasNextPage && !typed
        ? () => void (isFetchingNextPage ? undefined : fetchNextPage())
        : undefined,
  }
}

/** The name of a client that may be on none of the pages so far; undefined where it cannot be had. */
function useClientName(scope: Scope, { data, isPending }: ClientPages, client: string | undefined) {
  const { t } = useLingui()
  const listed = data?.pages
    .flatMap(({ organizations }) => organizations)
    .find(({ id }) => id === client)
  const details = useOrganizationDetails(scope, listed || isPending ? undefined : client)
  if (client === undefined) return undefined
  if (isPending || details.isLoading) return t`Loading…`
  return listed?.name ?? details.data?.name
}

/** A client that moved to the next page meanwhile is on both. */
function toOptions(records: readonly { id: string; name: string }[] = []) {
  const names = new Map(records.map(({ id, name }) => [id, name]))
  return Array.from(names, ([value, label]) => ({ value, label }))
}
