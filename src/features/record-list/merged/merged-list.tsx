import { Trans } from '@lingui/react/macro'
import { useMemo, type ReactNode } from 'react'
import { useClientBundles } from '@/api/bundles'
import { isSilent } from '@/api/core/api-error'
import { useScope } from '@/api/core/use-scope'
import { knownServices, type Bundle } from '@/backend/bundles'
import { QueryFailure } from '@/features/labels/query-failure'
import { LoadingState } from '@/ui/feedback/loading-state'
import { EmptyState } from '@/ui/feedback/states'
import type { MergedBundles } from './bundle-records'
import type { ListChange, ListNavigation } from '@/features/record-list/list-state'
import { MergedBundleChoice } from './merged-bundle-choice'
import { MergedRecords } from './merged-records'
import type { MergedSearch } from './merged-search'
import type { StateWithSearch } from '@/features/record-list/private-search'

/** Minimum number of bundles for which the user has to choose before the list loads. */
const CHOICE_SIZE = 30

interface MergedListScreen extends ListNavigation<MergedSearch> {
  linkState: StateWithSearch
}

interface MergedListProps extends MergedListScreen {
  /** The client's ID, for administrators. */
  clientId?: string
  children: (screen: MergedListScreen & { merged: MergedBundles }) => ReactNode
}

/**
 * Provides one list of records from all of a client's bundles, newest first. If there are many bundles, lets the user
 * choose before anything else loads.
 */
export function MergedList({ clientId, children, ...screen }: MergedListProps) {
  const { data, error, isFetching, refetch } = useClientBundles(useScope(), clientId)
  const names = useMemo(() => new Map(data?.bundles.map(({ id, name }) => [id, name])), [data])
  if (!data)
    return error && !isSilent(error) ? (
      <QueryFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <LoadingState />
    )
  const bundles = [...new Map(data.bundles.map((bundle) => [bundle.id, bundle])).values()]
  if (bundles.length === 0)
    return <EmptyState illustration="bundles" title={<Trans>No bundles yet</Trans>} />
  const chosen = getChosenBundles(bundles, screen.search.bundles)
  if (!chosen)
    return (
      <MergedBundleChoice
        bundles={bundles}
        chosen={undefined}
        onChoose={(next) => screen.onSearch({ bundles: next, page: 1 })}
      />
    )
  const services = [...new Set(chosen.flatMap((bundle) => bundle.services ?? []))]
  return children({
    ...screen,
    // The order is always by time. On My bundles, `sort` belongs to the bundles' own list.
    onSearch: ({ sort: _sort, ...change }: ListChange, how) => screen.onSearch(change, how),
    merged: {
      bundles,
      chosen,
      names,
      services: services.length > 0 ? services : knownServices,
      clientId,
      Records: MergedRecords,
    },
  })
}

/** Returns the chosen bundles, or undefined if the user has to choose first. */
function getChosenBundles(
  bundles: readonly Bundle[],
  chosen: string | undefined,
): readonly Bundle[] | undefined {
  if (chosen === 'all') return bundles
  const ids = new Set(chosen?.split(','))
  const listed = bundles.filter(({ id }) => ids.has(encodeURIComponent(id)))
  if (listed.length > 0) return listed
  return bundles.length < CHOICE_SIZE ? bundles : undefined
}
