import { Trans, useLingui } from '@lingui/react/macro'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Button.css'
import { Button } from '@mantine/core'
import { useMemo, type ReactNode } from 'react'
import { formatDay } from '@/lib/format'
import { ChartCard } from './chart-card'
import { toDayBars } from './day-bars'
import type { DayCount, DayWords } from './day-bars'
import classes from './day-series.module.css'
import { Num } from '@/ui/display/numbers'
import type { RenderLink } from '@/ui/display/link-slot'
import { Skeleton } from '@/ui/feedback/skeleton'
import { ChartDataLink } from './chart-data-table'
import { useDayChart } from './use-day-chart'

type Count = 'all' | 'good' | 'bad'

interface DaySeriesProps {
  title: string
  days: readonly DayCount[]
  words: DayWords
  fileName: string
  /** Where a number of the table leads. */
  link?: ((day: string, count: Count) => RenderLink | undefined) | undefined
  /** A click on a bar of the drawing. */
  onDays?: ((from: string, to: string) => void) | undefined
}

/** Two stacked counts per day, drawn as soon as the chart's code is here; without it the table stands in. */
export function DaySeries({ title, days, words, fileName, link, onDays }: DaySeriesProps) {
  const { t, i18n } = useLingui()
  const { Chart, failed, retry } = useDayChart()
  const bars = useMemo(() => toDayBars(days), [days])
  const column = (count: Count) => ({
    header: words[count],
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
            <Key tone="good">{words.good}</Key>
            <Key tone="bad">{words.bad}</Key>
          </span>
        }
        columns={[
          {
            header: t`Day`,
            value: ({ day }) => day,
            cell: ({ day }) => formatDay(day, i18n.locale),
          },
          column('all'),
          column('good'),
          column('bad'),
        ]}
        rows={days.toReversed()}
        rowKey={({ day }) => day}
        fileName={fileName}
        none={<Trans>No sessions in this period</Trans>}
        tableOnly={failed}
        note={
          failed ? (
            <p role="status" className={classes.failed}>
              <Trans>The chart did not load. Its figures stand in the table.</Trans>
              <Button size="compact-sm" variant="default" onClick={retry}>
                <Trans>Load the chart</Trans>
              </Button>
            </p>
          ) : null
        }
      >
        <div className={classes.chart}>
          {Chart ? (
            <Chart title={title} bars={bars} words={words} onDays={onDays} />
          ) : (
            <DayChartSkeleton />
          )}
        </div>
        {bars.length < days.length ? (
          <p className={classes.weeks}>
            <Trans>Each bar is a week. The table has every day.</Trans>
          </p>
        ) : null}
      </ChartCard>
    </div>
  )
}

const heights = Array.from({ length: 24 }, (_, index) => 72 + ((index * 53) % 120))

/** Of the same size as the chart, for a screen that has no figures yet as well. */
export function DayChartSkeleton() {
  return (
    <div className={classes.bones}>
      {heights.map((height, index) => (
        <Skeleton key={index} height={height} />
      ))}
    </div>
  )
}

function Key({ tone, children }: { tone: 'good' | 'bad'; children: ReactNode }) {
  return (
    <span className={classes.key} data-tone={tone}>
      {children}
    </span>
  )
}
