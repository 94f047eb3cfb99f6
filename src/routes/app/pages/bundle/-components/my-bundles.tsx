import { IconLayoutGrid, IconTable } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { SegmentedControl, Skeleton } from '@mantine/core'
import { getRouteApi, Link, linkOptions } from '@tanstack/react-router'
import { Suspense, lazy } from 'react'
import { isSilent } from '@/api/core/api-error'
import { errorReason } from '@/features/labels/error-reason'
import { useOwnBundles } from '@/api/bundles'
import { useScope } from '@/api/core/use-scope'
import { useShowMore } from '@/ui/display/use-show-more'
import { DataTable, MAX_PLAIN_ROWS } from '@/ui/table/data-table'
import { FilterBar } from '@/ui/fields/filter-bar'
import { RefetchErrorNotice, FetchingMark } from '@/ui/feedback/refetch-error-notice'
import { PageHeader } from '@/ui/display/page-header'
import { TabLinks } from '@/ui/display/tab-links'
import { SearchInput } from '@/ui/list-toolbar/search-input'
import { LoadingState, StillWorking } from '@/ui/feedback/loading-state'
import { iconProps } from '@/ui/display/icon-props'
import { EmptyState, NoMatchState } from '@/ui/feedback/states'
import { useScreenName } from '@/ui/shell/screen-name'
import { UnreadNote } from '@/ui/feedback/unread-note'
import { BundleCard, BundleCardSkeleton } from './bundle-card'
import { useBundleColumns } from './use-bundle-columns'
import { RequestBundleLink } from '@/routes/app/-components/request-bundle-link'
import type { Bundle } from '@/backend/bundles'
import { foldText } from '@/lib/fold-text'
import classes from './bundle-card.module.css'

// Lazy, because few clients have enough bundles for a long table.
const LongTable = lazy(() =>
  import('@/ui/table/virtual-table').then((module) => ({ default: module.VirtualTable<Bundle> })),
)

/** Number of cards shown at first. */
const PORTION = 24

interface BundlesSearch {
  view?: 'table'
  q?: string
  sort?: 'name' | '-name'
}

interface MyBundlesProps {
  search: BundlesSearch
  onSearch: (search: BundlesSearch) => void
}

/** A client's bundles, as cards or as a table. */
export function MyBundles({ search, onSearch }: MyBundlesProps) {
  const scope = useScope()
  const { t, i18n } = useLingui()
  const { data, error, isFetching, refetch } = useOwnBundles(scope)
  const columns = useBundleColumns()
  const bundles = data?.bundles ?? []
  const visibleBundles = sortBundles(findBundles(bundles, search.q ?? ''), search.sort, i18n.locale)
  const onSort = (sort: BundlesSearch['sort']) => onSearch({ ...search, sort })
  if (bundles.length === 0) return <NoBundles />
  const Table = visibleBundles.length > MAX_PLAIN_ROWS ? LongTable : DataTable<Bundle>
  return (
    <>
      <MyBundlesHeader />
      <FilterBar
        tools={
          <SegmentedControl
            aria-label={t`View`}
            data={[
              {
                value: 'cards',
                label: (
                  <>
                    <IconLayoutGrid {...iconProps} />
                    <Trans>Cards</Trans>
                  </>
                ),
              },
              {
                value: 'table',
                label: (
                  <>
                    <IconTable {...iconProps} />
                    <Trans>Table</Trans>
                  </>
                ),
              },
            ]}
            value={search.view ?? 'cards'}
            onChange={(view) => onSearch({ ...search, view: view === 'table' ? view : undefined })}
          />
        }
      >
        <SearchInput
          label={t`Find a bundle`}
          value={search.q ?? ''}
          onChange={(q) => onSearch({ ...search, q: q || undefined })}
        />
      </FilterBar>
      <FetchingMark active={isFetching} />
      {error && !isSilent(error) && !isFetching ? (
        <RefetchErrorNotice reason={errorReason(error)} onRetry={() => void refetch()}>
          <Trans>The bundles could not be refreshed.</Trans>
        </RefetchErrorNotice>
      ) : null}
      {visibleBundles.length === 0 ? (
        <NoMatchState onClear={() => onSearch({ ...search, q: undefined })} />
      ) : search.view === 'table' ? (
        <Suspense fallback={<LoadingState />}>
          <Table
            label={t`My bundles`}
            columns={columns}
            rows={visibleBundles}
            rowKey={({ id }) => id}
            sort={search.sort ? { by: 'name', descending: search.sort === '-name' } : undefined}
            // The first click sorts ascending, unlike in other columns.
            onSort={() => onSort(search.sort === 'name' ? '-name' : 'name')}
            rowLink={({ id }) =>
              linkOptions({
                to: '/app/pages/bundle/$bundleId/sessions',
                params: { bundleId: id },
                search: { tab: 'sessions' },
              })
            }
          />
        </Suspense>
      ) : (
        <BundleCards bundles={visibleBundles} />
      )}
      <UnreadNote kind="bundles" count={data?.unread} />
    </>
  )
}

function BundleCards({ bundles }: { bundles: readonly Bundle[] }) {
  const { t } = useLingui()
  const { shown, listRef, more } = useShowMore(bundles, PORTION)
  return (
    <>
      <ul ref={listRef} className={classes.cards} aria-label={t`My bundles`}>
        {shown.map((bundle) => (
          <BundleCard key={bundle.id} bundle={bundle} />
        ))}
      </ul>
      {more}
    </>
  )
}

const route = getRouteApi('/app/pages/bundle/')

/** The heading, and tabs for the bundles and for the records of all bundles. */
export function MyBundlesHeader() {
  const { t } = useLingui()
  const { tab, view, sort, from, to, service, error_code, bundles } = route.useSearch()
  const shared = { view, sort, from, to, service, error_code, bundles }
  const tabs = [
    { key: undefined, label: t`Bundles` },
    { key: 'sessions', label: t`Sessions` },
    { key: 'transactions', label: t`Transactions` },
  ] as const
  useScreenName({
    title: tab && tabs.find(({ key }) => key === tab)?.label,
    thing: tab && t`My bundles`,
  })
  return (
    <>
      <PageHeader
        title={<Trans>My bundles</Trans>}
        description={
          tab === undefined ? (
            <Trans>The checks in each bundle, and its results for the last 30 days.</Trans>
          ) : (
            <Trans>The records of all bundles in one list, newest first.</Trans>
          )
        }
      />
      <TabLinks
        label={t`My bundles`}
        tabs={tabs.map(({ key, label }) => ({
          key: key ?? 'bundles',
          label,
          current: key === tab,
          link: linkOptions({
            to: '/app/pages/bundle',
            search: { ...shared, tab: key },
            // Matches an undefined tab explicitly, because the link without a tab would otherwise be current on every
            // tab.
            activeOptions: { explicitUndefined: true },
          }),
        }))}
      />
    </>
  )
}

function NoBundles() {
  return (
    <>
      <MyBundlesHeader />
      <EmptyState
        illustration="bundles"
        title={<Trans>No bundles yet</Trans>}
        text={
          <Trans>
            Your provider creates a bundle for each of your products and gives you its key. Until
            then, you can read how to start a session, or try a check.
          </Trans>
        }
        action={
          <span className={classes.ways}>
            <RequestBundleLink />
            <Link to="/app/pages/api">
              <Trans>Read the API docs</Trans>
            </Link>
            <Link to="/app/pages/egnid-ocr">
              <Trans>Try ID text recognition</Trans>
            </Link>
          </span>
        }
      />
    </>
  )
}

/** Placeholder cards while the list loads. */
export function MyBundlesSkeleton() {
  const { t } = useLingui()
  return (
    <>
      <MyBundlesHeader />
      <FilterBar>
        <Skeleton width={240} height={36} />
      </FilterBar>
      <div role="status" aria-label={t`Loading bundles`}>
        <ul className={classes.cards}>
          {Array.from({ length: 6 }, (_, index) => (
            <BundleCardSkeleton key={index} />
          ))}
        </ul>
        <StillWorking />
      </div>
    </>
  )
}

/** Returns bundles whose name or ID contains the text. Spelling variants of Arabic letters and of digits also match. */
export function findBundles(bundles: readonly Bundle[], query: string): readonly Bundle[] {
  const foldedQuery = foldText(query)
  return bundles.filter(({ id, name }) =>
    [id, name].some((text) => foldText(text).includes(foldedQuery)),
  )
}

/** Sorts bundles by name in the locale's order, or returns them unchanged if no sort order is given. */
export function sortBundles(
  bundles: readonly Bundle[],
  sort: 'name' | '-name' | undefined,
  locale: string,
): readonly Bundle[] {
  if (!sort) return bundles
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const sign = sort === 'name' ? 1 : -1
  return bundles.toSorted((a, b) => sign * compare(a.name, b.name))
}
