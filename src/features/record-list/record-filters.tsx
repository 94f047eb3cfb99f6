import { useBundleServices } from '@/api/bundles'
import { useScope } from '@/api/core/use-scope'
import { useLingui } from '@lingui/react/macro'
import { useServiceName } from '@/features/labels/names'
import type { CodeSelectProps } from '@/ui/fields/code-select'
import { toCodeFilter, usePeriodFilter, type ListFilter } from './list-filters'
import type { ListedBundle } from './list-request'
import { isFiltered, reviews, type FilterParams, type Review } from './list-search'
import type { ListNavigation } from './list-state'
import { useReasonFilter } from '@/features/record-list/reason/reason-filter'

interface RecordFilterOptions {
  params: FilterParams
  status: Pick<CodeSelectProps, 'label' | 'any' | 'codes' | 'getName'>
  /** The labels differ because a session has several services, but a transaction has only one. */
  service: Pick<CodeSelectProps, 'label' | 'any'> & Partial<Pick<CodeSelectProps, 'getName'>>
  /** Whether the records are sessions. A bundle's analytics count sessions, not transactions, by error. */
  countsSessions: boolean
  /** Services of a merged list's bundles. */
  mergedServices?: readonly string[]
}

/**
 * Returns the filters that sessions and transactions share. If there are no bundles, the service filter has no options,
 * and the reason filter has no control.
 */
export function useRecordFilters(
  { search, privateSearchText, onSearch }: ListNavigation,
  bundle: ListedBundle | undefined,
  { params, status, service, countsSessions, mergedServices }: RecordFilterOptions,
): readonly ListFilter[] {
  const scope = useScope()
  const serviceName = useServiceName()
  const { data } = useBundleServices(scope, bundle?.bundle_id)
  const services = data?.services.map(({ name }) => name) ?? mergedServices ?? []
  const { from, to, error_code, ...others } = search
  const reason = useReasonFilter({
    bundle,
    countsSessions,
    services,
    period: { from, to },
    isNarrowed: privateSearchText !== undefined || isFiltered(params, others),
    value: error_code,
    onChange: (code) =>
      onSearch(
        { error_code: code, page: 1 },
        { replace: code !== undefined && error_code !== undefined },
      ),
  })
  return [
    usePeriodFilter({ search, onSearch }),
    toCodeFilter({
      ...status,
      value: search.status,
      onChange: (next) => onSearch({ status: next, page: 1 }),
    }),
    toCodeFilter({
      getName: serviceName,
      chosenName: serviceName,
      ...service,
      codes: services,
      value: search.service,
      onChange: (next) => onSearch({ service: next, page: 1 }),
    }),
    reason,
  ]
}

/** Returns the filter by whether a record needs a review. */
export function useReviewFilter(
  value: Review | undefined,
  onReview: (review: Review | undefined) => void,
): ListFilter {
  const { t } = useLingui()
  return toCodeFilter({
    label: t`Needs review`,
    any: t`With or without review`,
    codes: reviews,
    getName: (code) => (code === 'required' ? t`Review required` : t`No review required`),
    value,
    onChange: (code) => onReview(reviews.find((each) => each === code)),
  })
}
