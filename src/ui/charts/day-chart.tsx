import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
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

const GRID_COLOR = 'var(--line)'
const tick = { fontSize: 12, fill: 'var(--ink-muted)' }

/**
 * Chart with a stacked bar per day, loaded lazily. Screen readers get only an image, because they can read the table
 * instead.
 */
export function DayChart({ title, bars, labels, onDays }: DayChartProps) {
  const { t, i18n } = useLingui()
  const rtl = useLayout(({ direction }) => direction) === 'rtl'
  const hatchId = useId()
  const fills = {
    good: 'var(--status-success-solid)',
    bad: `url(#${hatchId})`,
    rest: 'var(--status-neutral-solid)',
  }
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  const size = useSize(box)
  const year = (bar: DayBar | undefined) => bar?.day.slice(0, 4)
  const dayStyle = year(bars.at(0)) === year(bars.at(-1)) ? 'short' : 'medium'
  // Leaves room for half a label at both ends, because all labels disappear if one doesn't fit.
  const labelSpace = dayStyle === 'short' ? 24 : 44
  const findBar = (day: unknown) => bars.find((bar) => bar.day === day)
  return (
    <div
      ref={setBox}
      className={classes.chart}
      // recharts positions the tooltip from the left.
      dir="ltr"
      role="img"
      aria-label={t`${title}: bar chart. The same figures are available as a table.`}
      data-clickable={onDays ? true : undefined}
    >
      {/* recharts logs a warning for a chart without a size, such as a hidden chart. */}
      {size ? (
        <BarChart
          {...size}
          data={bars}
          maxBarSize={36}
          barCategoryGap="24%"
          margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
          accessibilityLayer={false}
          onClick={({ activeLabel }) => {
            const bar = findBar(activeLabel)
            if (bar) onDays?.(bar.day, bar.last)
          }}
        >
          <XAxis
            dataKey="day"
            reversed={rtl}
            axisLine={false}
            tickLine={false}
            tick={{ ...tick, transform: 'translate(0, 10)' }}
            minTickGap={28}
            // Counts back from the last day in even steps, so the last day always has a label.
            interval="equidistantPreserveEnd"
            padding={{ left: labelSpace, right: labelSpace }}
            tickFormatter={(day: string) => formatDayOrHour(day, i18n.locale, dayStyle)}
          />
          <YAxis
            orientation={rtl ? 'right' : 'left'}
            width={48}
            axisLine={false}
            tickLine={{ stroke: GRID_COLOR }}
            tick={{ ...tick, transform: `translate(${rtl ? 10 : -10}, 0)` }}
            allowDecimals={false}
            tickFormatter={(value: number) => formatCompact(value, i18n.locale)}
          />
          <CartesianGrid vertical={false} stroke={GRID_COLOR} />
          <Tooltip
            isAnimationActive={false}
            position={{ y: 0 }}
            cursor={{ stroke: GRID_COLOR, fill: 'var(--surface-hover)' }}
            content={({ label }) => {
              const bar = findBar(label)
              return bar ? <DayTooltip bar={bar} labels={labels} /> : null
            }}
          />
          {outcomes.map((outcome) => (
            <Bar
              key={outcome}
              name={outcome}
              dataKey={outcome}
              stackId="outcomes"
              fill={fills[outcome]}
              isAnimationActive={false}
              onClick={(_part, index, event) => {
                const bar = bars[index]
                if (!bar || !onDays) return
                // Keeps the click from the chart's own handler, because that handler would open the whole day.
                event.stopPropagation()
                onDays(bar.day, bar.last, outcome)
              }}
            />
          ))}
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
