import { Trans, useLingui } from '@lingui/react/macro'
import { formatDay } from '@/lib/format'
import type { BarWords, DayBar } from './day-bar'
import { Num } from './figures'
import classes from './bar-series.module.css'

interface BarTableProps {
  title: string
  days: readonly DayBar[]
  words: BarWords
}

/** The twin of the bars, latest day first. */
export function BarTable({ title, days, words }: BarTableProps) {
  const { i18n } = useLingui()
  return (
    <div className={classes.scroller} role="region" aria-label={title} tabIndex={0}>
      <table className={classes.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Day</Trans>
            </th>
            <th scope="col">{words.good}</th>
            <th scope="col">{words.bad}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.day}>
              <th scope="row">{formatDay(day.day, i18n.locale)}</th>
              <td>
                <Num value={day.good} />
              </td>
              <td>
                <Num value={day.bad} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
