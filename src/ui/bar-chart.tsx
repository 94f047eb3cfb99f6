import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { axisTop } from '@/lib/axis'
import { formatDay, formatNumber } from '@/lib/format'
import type { BarWords, DayBar } from './day-bar'
import classes from './bar-series.module.css'

const height = 200
/** Fewer days keep the bar width of this many: one lonely day must not become a wall. */
const fewest = 7
/** How many day labels fit. */
const labels = 6

interface BarChartProps {
  title: string
  days: readonly DayBar[]
  words: BarWords
}

export function BarChart({ title, days, words }: BarChartProps) {
  const { t, i18n } = useLingui()
  const [active, setActive] = useState<number>()
  const top = axisTop(Math.max(0, ...days.map((day) => day.good + day.bad)))
  const slot = 100 / Math.max(days.length, fewest)
  const every = Math.ceil(days.length / labels)
  const scale = (value: number) => (value / top) * height
  const ticks = top > 1 ? [top, top / 2, 0] : [top, 0]
  const shown = active === undefined ? undefined : days[active]
  return (
    <div className={classes.chart} onPointerLeave={() => setActive(undefined)}>
      <div className={classes.scale} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick}>{formatNumber(tick, i18n.locale)}</span>
        ))}
      </div>
      <div className={classes.plot}>
        <svg
          className={classes.bars}
          height={height}
          role="img"
          aria-label={t`${title}, bars by day. The same figures are available as a table.`}
        >
          {ticks.map((tick) => (
            <line
              key={tick}
              className={classes.grid}
              x1="0"
              x2="100%"
              y1={height - scale(tick)}
              y2={height - scale(tick)}
            />
          ))}
          {days.map((day, index) => (
            <g
              key={day.day}
              className={classes.day}
              data-active={index === active || undefined}
              onPointerEnter={() => setActive(index)}
            >
              <rect
                className={classes.hit}
                x={`${index * slot}%`}
                width={`${slot}%`}
                height={height}
              />
              <rect
                className={classes.good}
                x={`${(index + 0.24) * slot}%`}
                width={`${slot * 0.52}%`}
                y={height - scale(day.good)}
                height={scale(day.good)}
              />
              <rect
                className={classes.bad}
                x={`${(index + 0.24) * slot}%`}
                width={`${slot * 0.52}%`}
                y={height - scale(day.good + day.bad)}
                height={Math.max(0, scale(day.bad) - (day.good > 0 ? 1 : 0))}
              />
            </g>
          ))}
        </svg>
        {shown && active !== undefined ? (
          <div
            className={classes.tip}
            style={{ insetInlineStart: `${Math.min(82, Math.max(18, (active + 0.5) * slot))}%` }}
          >
            <strong>{formatDay(shown.day, i18n.locale)}</strong>
            <span className={classes.key} data-tone="good">
              {words.good} <b>{formatNumber(shown.good, i18n.locale)}</b>
            </span>
            <span className={classes.key} data-tone="bad">
              {words.bad} <b>{formatNumber(shown.bad, i18n.locale)}</b>
            </span>
          </div>
        ) : null}
        <div className={classes.days} aria-hidden="true">
          {days.map((day, index) =>
            index % every === 0 ? (
              <span key={day.day} style={{ insetInlineStart: `${(index + 0.5) * slot}%` }}>
                {formatDay(day.day, i18n.locale, 'short')}
              </span>
            ) : null,
          )}
        </div>
      </div>
    </div>
  )
}
