import { Trans, useLingui } from '@lingui/react/macro'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Button.css'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatDay } from '@/lib/format'
import { ChartCard } from './chart-card'
import type { DayCount, DayWords } from './day-count'
import classes from './day-series.module.css'
import { Num } from './figures'
import type { RenderLink } from './link-slot'
import { Bone } from './skeleton'
import { useDayChart } from './use-day-chart'

type Count = 'all' | 'good' | 'bad'

interface DaySeriesProps {
  title: string
  days: readonly DayCount[]
  words: DayWords
  fileName: string
  /** Where a number of the table leads. */
  link?: ((day: string, count: Count) => RenderLink | undefined) | undefined
  /** A click on a day of the drawing. */
  onDay?: ((day: string) => void) | undefined
}

/** Two stacked counts per day, drawn as soon as the chart's code is here; without it the table stands in. */
export function DaySeries({ title, days, words, fileName, link, onDay }: DaySeriesProps) {
  const { t, i18n } = useLingui()
  const { Chart, failed, retry } = useDayChart()
  const column = (count: Count) => ({
    header: words[count],
    value: (day: DayCount) => day[count],
    cell: (day: DayCount) => {
      const value = <Num value={day[count]} />
      const render = day[count] > 0 ? link?.(day.day, count) : undefined
      return render ? render({ className: classes.link, children: value }) : value
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
            <Chart title={title} days={days} words={words} onDay={onDay} />
          ) : (
            <DayChartSkeleton />
          )}
        </div>
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
        <Bone key={index} height={height} />
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
