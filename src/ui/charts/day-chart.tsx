import { useLingui } from '@lingui/react/macro'
import '@mantine/charts/styles.layer.css'
import { BarChart } from '@mantine/charts'
import { useId, useState } from 'react'
import { ResponsiveContainer } from 'recharts'
import { formatCompact, formatNumber } from '@/lib/format'
import { useLayout } from '@/stores/layout'
import common from '@/ui/display/common.module.css'
import { useSize } from '@/ui/display/use-size'
import classes from './day-chart.module.css'
import { formatDayOrHour, isHour, type Count, type DayBar, type DayLabels } from './day-bars'
import { usePeriodName } from '@/ui/fields/use-period-name'

interface DayChartProps {
  title: string
  bars: readonly DayBar[]
  labels: DayLabels
  onDays?: (from: string, to: string, count?: Count) => void
}

const outcomes = ['good', 'bad', 'rest'] as const

/** Stacked bars by day. An image to screen readers, which read the table instead. Loaded lazily. */
export function DayChart({ title, bars, labels, onDays }: DayChartProps) {
  const { t, i18n } = useLingui()
  const rtl = useLayout(({ direction }) => direction) === 'rtl'
  const hatchId = useId()
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  const size = useSize(box)
  const year = (bar: DayBar | undefined) => bar?.day.slice(0, 4)
  const dayStyle = year(bars.at(0)) === year(bars.at(-1)) ? 'short' : 'medium'
  // Room for half a label at both ends: a label that does not fit takes all others with it.
  const labelSpace = dayStyle === 'short' ? 24 : 44
  const barOf = (day: unknown) => bars.find((bar) => bar.day === day)
  return (
    <div
      ref={setBox}
      className={classes.chart}
      role="img"
      aria-label={t`${title}: bar chart. The same figures are available as a table.`}
      data-clickable={onDays ? true : undefined}
    >
      {/* A chart that is drawn without a size, e.g. while it is hidden, warns in the console of every visitor. */}
      {size ? (
        <ResponsiveContainer {...size}>
          <BarChart
            h="100%"
            data={[...bars]}
            dataKey="day"
            type="stacked"
            series={[
              { name: 'good', label: labels.good, color: 'var(--status-success-solid)' },
              { name: 'bad', label: labels.bad, color: 'var(--status-failure-solid)' },
              { name: 'rest', label: labels.rest, color: 'var(--status-neutral-solid)' },
            ]}
            barProps={({ name }) => ({
              ...(name === 'bad' ? { fill: `url(#${hatchId})` } : {}),
              onClick: (_part, index, event) => {
                const bar = bars[index]
                if (!bar || !onDays) return
                // The chart would open all of the day.
                event.stopPropagation()
                onDays(
                  bar.day,
                  bar.last,
                  outcomes.find((outcome) => outcome === name),
                )
              },
            })}
            maxBarWidth={36}
            accessibilityLayer={false}
            strokeDasharray="0"
            gridColor="var(--line)"
            textColor="var(--ink-muted)"
            xAxisProps={{
              reversed: rtl,
              minTickGap: 28,
              // Even steps back from the last day: it always has its label, and the steps before it are not skipped.
              interval: 'equidistantPreserveEnd',
              padding: { left: labelSpace, right: labelSpace },
              tickFormatter: (day: string) => formatDayOrHour(day, i18n.locale, dayStyle),
            }}
            yAxisProps={{
              orientation: rtl ? 'right' : 'left',
              width: 48,
              tick: {
                transform: `translate(${rtl ? 10 : -10}, 0)`,
                fontSize: 12,
                fill: 'currentColor',
              },
              allowDecimals: false,
              tickFormatter: (value: number) => formatCompact(value, i18n.locale),
            }}
            tooltipProps={{
              content: ({ label }) => {
                const bar = barOf(label)
                return bar ? <DayTooltip bar={bar} labels={labels} /> : null
              },
            }}
            barChartProps={{
              margin: { top: 8, right: 0, bottom: 0, left: 0 },
              barCategoryGap: '24%',
              onClick: ({ activeLabel }) => {
                const bar = barOf(activeLabel)
                if (bar) onDays?.(bar.day, bar.last)
              },
            }}
          >
            <defs>
              <pattern
                id={hatchId}
                width="5"
                height="5"
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(45)"
              >
                <rect width="5" height="5" className={classes.hatchGround} />
                <rect width="3" height="5" className={classes.hatchLine} />
              </pattern>
            </defs>
          </BarChart>
        </ResponsiveContainer>
      ) : null}
    </div>
  )
}

function DayTooltip({ bar, labels }: { bar: DayBar; labels: DayLabels }) {
  const { i18n } = useLingui()
  const periodName = usePeriodName()
  const dir = useLayout(({ direction }) => direction)
  return (
    <div className={`${common.caption} ${classes.tooltip}`} dir={dir}>
      <strong>
        {isHour(bar.day)
          ? formatDayOrHour(bar.day, i18n.locale)
          : periodName.period({ from: bar.day, to: bar.last })}
      </strong>
      {(['all', 'good', 'bad', 'rest'] as const).map((count) => (
        <span key={count} data-count={count}>
          {labels[count]} <b>{formatNumber(bar[count], i18n.locale)}</b>
        </span>
      ))}
    </div>
  )
}
