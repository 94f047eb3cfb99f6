import { Trans, useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { useRef, type ReactNode } from 'react'
import { useServiceName } from '@/features/labels/names'
import { useStatusName } from '@/features/labels/status-badge'
import type { ListChange } from '@/features/record-list/list-state'
import { ReasonName } from '@/features/record-list/reason-list'
import { IconButton } from '@/ui/display/icon-button'
import { smallIconProps } from '@/ui/display/icon-props'
import { usePeriodName } from '@/ui/fields/use-period-name'
import type { WaitingList } from './waiting-list'
import common from '@/ui/display/common.module.css'
import classes from './waiting.module.css'

interface WaitingFilter {
  label: string
  value: ReactNode
  cleared: ListChange
}

interface WaitingFiltersProps {
  list: WaitingList
  /** Called before the last filter is cleared. */
  onLast: () => void
}

/** The filters that a list will have as soon as its bundle is chosen. Each can be cleared. */
export function WaitingFilters({ list, onLast }: WaitingFiltersProps) {
  const { t } = useLingui()
  const filters = useWaitingFilters(list)
  const listRef = useRef<HTMLUListElement>(null)
  return (
    <div className={common.row}>
      <span className={common.note}>
        <Trans>List filters:</Trans>
      </span>
      <ul
        ref={listRef}
        className={`${common.row} ${classes.list}`}
        aria-label={t`List filters`}
        tabIndex={-1}
      >
        {filters.map(({ label, value, cleared }) => (
          <li key={label} className={classes.chip}>
            <span className={common.truncated}>
              <Trans>
                {label}: <bdi>{value}</bdi>
              </Trans>
            </span>
            <IconButton
              label={t`Clear ${label}`}
              onClick={() => {
                // This button disappears.
                listRef.current?.focus({ preventScroll: true })
                if (filters.length === 1) onLast()
                list.onSearch(cleared)
              }}
            >
              <IconX {...smallIconProps} />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  )
}

function useWaitingFilters({ search, privateSearchText, tab }: WaitingList): WaitingFilter[] {
  const { t } = useLingui()
  const periodName = usePeriodName()
  const serviceName = useServiceName()
  const isTransactions = tab === 'transactions'
  const statusName = useStatusName(isTransactions ? 'check' : 'session')
  const { from, to, status, service, error_code, q } = search
  const text = privateSearchText ?? q
  const filters: (WaitingFilter | false)[] = [
    (from ?? to) !== undefined && {
      label: t`Period`,
      value: periodName.period({ from, to }),
      cleared: { from: undefined, to: undefined },
    },
    status !== undefined && {
      label: isTransactions ? t`Outcome` : t`Status`,
      value: statusName(status),
      cleared: { status: undefined },
    },
    service !== undefined && {
      label: isTransactions ? t`Service` : t`Has service`,
      value: serviceName(service),
      cleared: { service: undefined },
    },
    error_code !== undefined && {
      label: t`Reason`,
      value: <ReasonName code={error_code} />,
      cleared: { error_code: undefined },
    },
    text !== undefined && {
      label: t`Search`,
      value: text,
      cleared: { q: undefined, privateSearchText: undefined },
    },
  ]
  return filters.filter((filter) => filter !== false)
}
