import { useLingui } from '@lingui/react/macro'
import { Suspense, lazy } from 'react'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { FilterPopover } from '@/ui/fields/filter-popover'
import type { ReasonListProps } from './reason-list'
import classes from './reason-filter.module.css'

const loadList = () => import('./reason-list')
const ReasonList = lazy(() => loadList().then((module) => ({ default: module.ReasonList })))
const ReasonName = lazy(() => loadList().then((module) => ({ default: module.ReasonName })))

export interface ReasonFilterProps extends Omit<ReasonListProps, 'onChoose'> {
  onChange: (code: number | undefined) => void
}

/** Filters by why a check failed, by error code. The names, the numbers and the list load when they are needed. */
export function ReasonFilter({ value, onChange, ...list }: ReasonFilterProps) {
  const { t } = useLingui()
  const loading = <span className={classes.loading} role="status" aria-label={t`Loading`} />
  return (
    <FilterPopover
      label={t`Reason`}
      className={classes.reason}
      value={
        value === undefined ? (
          t`Any reason`
        ) : (
          <Suspense fallback={value}>
            <ReasonName code={value} />
          </Suspense>
        )
      }
      onClear={value === undefined ? undefined : () => onChange(undefined)}
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
  )
}
