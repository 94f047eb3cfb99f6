import { IconRefresh } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { formatAbsolute, formatRelative } from '@/lib/format'
import { smallIconProps } from '@/ui/display/icon-props'
import small from '@/ui/display/small-button.module.css'
import type { ListResult } from './paged-rows'
import classes from './list-freshness.module.css'

const MINUTE = 60_000
/** Milliseconds between two readings of the clock. */
const TICK = 15_000

type ListFreshnessProps = Pick<
  ListResult<unknown>,
  'isFetching' | 'isRefetchError' | 'updatedAt' | 'refresh'
>

/** How old the rows are, and whether the last refresh failed; a click refreshes them. */
export function ListFreshness(props: ListFreshnessProps) {
  const { isFetching, isRefetchError, updatedAt, refresh } = props
  const { t, i18n } = useLingui()
  const now = useNow()
  const since = new Date(Math.min(updatedAt, now))
  const age =
    now - since.getTime() < MINUTE ? undefined : formatRelative(since, new Date(now), i18n.locale)
  return (
    <span className={classes.freshness} data-error={isRefetchError || undefined}>
      <button
        type="button"
        className={small.button}
        data-size="md"
        aria-label={t`Refresh the list`}
        title={t`Refresh the list`}
        aria-disabled={isFetching}
        onClick={() => (isFetching ? undefined : refresh())}
      >
        <IconRefresh {...smallIconProps} />
      </button>
      {isRefetchError ? (
        <span role="alert">
          <Trans>Refresh failed.</Trans>
        </span>
      ) : null}
      <time dir="auto" dateTime={since.toISOString()} title={formatAbsolute(since, i18n.locale)}>
        {age === undefined ? <Trans>Updated just now</Trans> : <Trans>Updated {age}</Trans>}
      </time>
    </span>
  )
}

/** The current time: read on every render, and every few seconds without one. */
function useNow(): number {
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), TICK)
    return () => clearInterval(timer)
  }, [])
  return Date.now()
}
