import { IconChartBar, IconTable } from '@tabler/icons-react'
import { useLingui } from '@lingui/react/macro'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/ActionIcon.css'
import { ActionIcon } from '@mantine/core'
import { useState } from 'react'
import { BarChart } from './bar-chart'
import { BarTable } from './bar-table'
import { Card } from './card'
import type { BarWords, DayBar } from './day-bar'
import { iconProps } from './icon-props'
import classes from './bar-series.module.css'

interface BarSeriesProps {
  title: string
  days: readonly DayBar[]
  words: BarWords
}

/** Two stacked counts per day, as a drawing or as its twin, a table. */
export function BarSeries({ title, days, words }: BarSeriesProps) {
  const { t } = useLingui()
  const [asTable, setAsTable] = useState(false)
  const Icon = asTable ? IconChartBar : IconTable
  const label = asTable ? t`Show as chart` : t`Show as table`
  return (
    <Card
      title={title}
      aside={
        <span className={classes.aside}>
          <span className={classes.key} data-tone="good">
            {words.good}
          </span>
          <span className={classes.key} data-tone="bad">
            {words.bad}
          </span>
          <ActionIcon
            size={32}
            aria-label={label}
            title={label}
            onClick={() => setAsTable(!asTable)}
          >
            <Icon {...iconProps} />
          </ActionIcon>
        </span>
      }
    >
      {asTable ? (
        <BarTable title={title} days={days} words={words} />
      ) : (
        <BarChart title={title} days={days} words={words} />
      )}
    </Card>
  )
}
