import type { LinkOptions } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import common from '@/ui/display/common.module.css'
import { Num } from '@/ui/display/data'
import { Button } from '@/ui/form/button'
import { ChartCard } from './chart-card'
import { ChartDataLink } from './chart-data-table'
import {
  type Count,
  type DayCount,
  type DayLabels,
  formatDayOrHour,
  isHour,
  toDayBars,
} from './day-bars'
import type { DayChart } from './day-chart'
import classes from './day-series.module.css'

interface DaySeriesProps {
  title: string
  days: readonly DayCount[]
  labels: DayLabels
  fileName: string
  link?: (day: string, count: Count) => LinkOptions | undefined
  /** Called when a bar is clicked. `count` is the outcome of the clicked segment, if any. */
  onDays?: (from: string, to: string, count?: Count) => void
}

/**
 * Shows three stacked counts per day that add up to `all`, in a lazily loaded chart. If the chart can't be loaded, a
 * table replaces it.
 */
export function DaySeries({ title, days, labels, fileName, link, onDays }: DaySeriesProps) {
  const { t, i18n } = useLingui()
  const { Chart, failed, retry } = useDayChart()
  const bars = useMemo(() => toDayBars(days), [days])
  const isByHour = days.some(({ day }) => isHour(day))
  const column = (count: Count) => ({
    header: labels[count],
    value: (day: DayCount) => day[count],
    cell: (day: DayCount) => {
      const to = day[count] > 0 ? link?.(day.day, count) : undefined
      return (
        <ChartDataLink to={to}>
          <Num value={day[count]} />
        </ChartDataLink>
      )
    },
  })
  return (
    <div className={classes.series}>
      <ChartCard
        title={title}
        legend={
          <span className={classes.legend}>
            <Key tone="good">{labels.good}</Key>
            <Key tone="bad">{labels.bad}</Key>
            <Key tone="rest">{labels.rest}</Key>
          </span>
        }
        columns={[
          {
            header: isByHour ? t`Hour` : t`Day`,
            value: ({ day }) => day,
            cell: ({ day }) => formatDayOrHour(day, i18n.locale),
          },
          column('all'),
          column('good'),
          column('bad'),
          column('rest'),
        ]}
        rows={days.toReversed()}
        rowKey={({ day }) => day}
        fileName={fileName}
        emptyText={<Trans>No figures by day in this period</Trans>}
        tableOnly={failed}
        note={
          failed ? (
            <p role="status" className={`${common.row} ${common.note} ${classes.failed}`}>
              <Trans>The chart did not load. The table shows the same figures.</Trans>
              <Button size="compact-sm" variant="default" onClick={retry}>
                <Trans>Load the chart</Trans>
              </Button>
            </p>
          ) : null
        }
      >
        <div className={classes.chart}>
          {Chart ? (
            <Chart title={title} bars={bars} labels={labels} onDays={onDays} />
          ) : (
            <DayChartSkeleton />
          )}
        </div>
        {bars.length < days.length ? (
          <p className={`${common.caption} ${classes.weeks}`}>
            <Trans>Each bar covers a week. The table lists every day.</Trans>
          </p>
        ) : null}
      </ChartCard>
    </div>
  )
}

const heights = Array.from({ length: 24 }, (_, index) => 72 + ((index * 53) % 120))

/** Skeleton with the chart's size. Also used by screens whose data is still loading. */
export function DayChartSkeleton() {
  return (
    <div className={classes.skeleton}>
      {heights.map((height, index) => (
        <Skeleton key={index} height={height} />
      ))}
    </div>
  )
}

function Key({ tone, children }: { tone: Exclude<Count, 'all'>; children: ReactNode }) {
  return (
    <span className={`${common.inline} ${common.caption} ${classes.key}`} data-tone={tone}>
      {children}
    </span>
  )
}

/** Loaded chart component, cached so a reopened screen draws the chart immediately. */
let loadedChart: typeof DayChart | undefined

/**
 * Loads the chart component after the data is visible, so the data doesn't wait. `failed` is true if the chunk fails to
 * load.
 */
function useDayChart() {
  const [Chart, setChart] = useState(() => loadedChart)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (loadedChart) return
    let isUnmounted = false
    const load = async () => {
      try {
        loadedChart = (await import('./day-chart')).DayChart
        if (!isUnmounted) setChart(() => loadedChart)
      } catch {
        if (!isUnmounted) setFailed(true)
      }
    }
    void load()
    return () => {
      isUnmounted = true
    }
  }, [attempt])

  const retry = () => {
    setFailed(false)
    setAttempt(attempt + 1)
  }
  return { Chart, failed, retry }
}
