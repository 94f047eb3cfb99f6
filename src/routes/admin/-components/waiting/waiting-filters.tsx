import { Trans, useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { IconButton } from '@/ui/display/icon-button'
import { smallIconProps } from '@/ui/display/icon-props'
import type { WaitingList } from './waiting-list'
import common from '@/ui/display/common.module.css'
import classes from './waiting.module.css'

interface WaitingFiltersProps {
  list: WaitingList
  /** Called before the last filter is cleared. */
  onLast: () => void
}

/** The filters that a list will have once its client is chosen. The user can clear each filter. */
export function WaitingFilters({ list, onLast }: WaitingFiltersProps) {
  const { t } = useLingui()
  const filters = useWaitingFilters(list)
  const listRef = useRef<HTMLUListElement>(null)
  return (
    <div className={common.row}>
      <span className={common.note}>
        <Trans>Filters:</Trans>
      </span>
      <ul
        ref={listRef}
        className={`${common.row} ${classes.list}`}
        aria-label={t`Filters`}
        tabIndex={-1}
      >
        {filters.map(({ label, chosen, onClear }) => (
          <li key={label} className={classes.chip}>
            <span className={common.truncated}>
              <Trans>
                {label}: <bdi>{chosen}</bdi>
              </Trans>
            </span>
            <IconButton
              label={t`Clear ${label}`}
              onClick={() => {
                // This button disappears, so the focus moves to the list.
                listRef.current?.focus({ preventScroll: true })
                if (filters.length === 1) onLast()
                onClear()
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

function useWaitingFilters(list: WaitingList) {
  const { t } = useLingui()
  const search = {
    label: t`Search`,
    chosen: list.privateSearchText ?? list.search.q,
    onClear: () => list.onSearch({ q: undefined, privateSearchText: undefined }),
  }
  return [...list.filters, search].filter(({ chosen }) => chosen !== undefined)
}
