import { IconRefresh } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { formatAbsolute, formatRelative } from '@/lib/format'
import { smallIconProps } from '@/ui/display/icon-props'
import classes from './record-list-freshness.module.css'
import small from '@/ui/display/small-button.module.css'
import type { ListResult } from './list-result'

const MINUTE = 60_000
/** Milliseconds between two looks at the clock. */
const TICK = 15_000

type RecordListFreshnessProps = Pick<
  ListResult<unknown>,
  'stale' | 'outdated' | 'updatedAt' | 'refresh'
>

/** How old the rows are, said plainly when they could not be fetched again; a click does that. */
export function RecordListFreshness(props: RecordListFreshnessProps) {
  const { stale, outdated, updatedAt, refresh } = props
  const { t, i18n } = useLingui()
  const now = useNow()
  const since = new Date(Math.min(updatedAt, now))
  const age =
    now - since.getTime() < MINUTE ? undefined : formatRelative(since, new Date(now), i18n.locale)
  return (
    <span className={classes.freshness} data-outdated={outdated || undefined}>
      <button
        type="button"
        className={small.button}
        data-size="md"
        aria-label={t`Refresh the list`}
        title={t`Refresh the list`}
        aria-disabled={stale}
        onClick={() => (stale ? undefined : refresh())}
      >
        <IconRefresh {...smallIconProps} />
      </button>
      {outdated ? (
        <span role="alert">
          <Trans>Could not be refreshed.</Trans>
        </span>
      ) : null}
      <time dir="auto" dateTime={since.toISOString()} title={formatAbsolute(since, i18n.locale)}>
        {age === undefined ? <Trans>Updated just now</Trans> : <Trans>Updated {age}</Trans>}
      </time>
    </span>
  )
}

/** The clock, read now and then, and whenever what it is compared with has changed. */
function useNow(): number {
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), TICK)
    return () => clearInterval(timer)
  }, [])
  return Date.now()
}
