import { useLingui } from '@lingui/react/macro'
import { Suspense, lazy } from 'react'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { FilterPopover } from '@/ui/fields/filter-popover'
import type { ListFilter } from '@/features/record-list/list-filters'
import type { ReasonListProps } from './reason-list'
import classes from './reason-filter.module.css'

const loadList = () => import('./reason-list')
const ReasonList = lazy(() => loadList().then((module) => ({ default: module.ReasonList })))
const ReasonName = lazy(() => loadList().then((module) => ({ default: module.ReasonName })))

interface ReasonFilterOptions extends Omit<ReasonListProps, 'onChoose'> {
  onChange: (code: number | undefined) => void
}

/**
 * Returns the filter for error codes, the reasons why checks failed, and loads the list of reasons only when needed.
 * The filter shows no control if there is no bundle or no service.
 */
export function useReasonFilter({ value, onChange, ...list }: ReasonFilterOptions) {
  const { t } = useLingui()
  const loading = <span className={classes.loading} role="status" aria-label={t`Loading`} />
  const onClear = () => onChange(undefined)
  const label = t`Reason`
  const chosenName =
    value === undefined ? undefined : (
      <Suspense fallback={value}>
        <ReasonName code={value} />
      </Suspense>
    )
  return {
    label,
    chosen: chosenName,
    onClear,
    control:
      list.bundle || list.services.length > 0 ? (
        <FilterPopover
          label={label}
          className={classes.reason}
          value={chosenName ?? t`Any reason`}
          onClear={chosenName ? onClear : undefined}
        >
          {(close) => (
            <LazyPart fallback={loading} onFailure={close}>
              <ReasonList
                {...list}
                value={value}
                onChoose={(code) => {
                  close()
                  onChange(code)
                }}
              />
            </LazyPart>
          )}
        </FilterPopover>
      ) : null,
  } satisfies ListFilter
}
