import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import type { BirthDates, DateChoices, DateFormat, DateParts } from './list-reader/birth-dates'
import type { DateOrder } from './list-reader/possible-dates'
import { Card } from '@/ui/display/card'
import { Data, Num } from '@/ui/display/data'
import { InlineAlert } from '@/ui/form/inline-alert'
import type { Column } from '@/ui/table/column'
import { DataTable } from '@/ui/table/data-table'
import { DateQuestions } from './date-questions'
import { fieldNames } from './field-names'
import common from '@/ui/display/common.module.css'
import classes from './sanction-lists.module.css'

interface BirthDateCardProps {
  dates: BirthDates
  /** Undefined if no column contains whole dates. */
  order: DateOrder | undefined
  answers: DateChoices
  onOrder: (order: DateOrder) => void
  onAnswers: (answers: DateChoices) => void
}

/** Shows the file's date of birth formats, the questions they raise, and the parsed parts. */
export function BirthDateCard(props: BirthDateCardProps) {
  const { dates, order, answers, onOrder, onAnswers } = props
  const { t, i18n } = useLingui()
  const { evidence, formats, questions } = dates
  const part = (name: keyof DateParts): Column<DateFormat> => ({
    id: name,
    header: i18n._(fieldNames[`birth_date_${name}` as const]),
    card: 'field',
    cell: ({ parts }) => <Data>{parts[name]}</Data>,
  })
  const columns: Column<DateFormat>[] = [
    {
      id: 'format',
      header: t`Format`,
      primary: true,
      card: 'title',
      cell: ({ format }) => <bdi dir="ltr">{format}</bdi>,
    },
    { id: 'rows', header: t`Rows`, card: 'field', cell: ({ rows }) => <Num value={rows} /> },
    {
      id: 'example',
      header: t`Example`,
      card: 'field',
      cell: ({ example }) => <Data>{example}</Data>,
    },
    part('day'),
    part('month'),
    part('year'),
  ]
  return (
    <Card title={<Trans>Date of birth</Trans>}>
      <div className={`${common.stack} ${common.tight}`}>
        {order ? (
          <p className={`${common.note} ${classes.note}`}>
            <Trans>Each date is split into day, month and year before the list is sent.</Trans>
          </p>
        ) : null}
        {evidence === 'irrelevant' || !order ? null : (
          <div className={classes.fields}>
            <NativeSelect
              label={t`Day and month order`}
              description={
                evidence === 'clear' ? <Trans>Detected from the dates in the file.</Trans> : null
              }
              value={order}
              data={[
                { value: 'day_first', label: t`Day first, such as 31/12/1980` },
                { value: 'month_first', label: t`Month first, such as 12/31/1980` },
              ]}
              onChange={({ currentTarget: { value } }) =>
                onOrder(value === 'month_first' ? 'month_first' : 'day_first')
              }
            />
          </div>
        )}
        {order && evidence === 'missing' ? (
          <InlineAlert tone="warning" title={<Trans>Check the day and month order</Trans>}>
            <Trans>No date in the file shows whether the day or the month comes first.</Trans>
          </InlineAlert>
        ) : null}
        {order && evidence === 'contradictory' ? (
          <InlineAlert tone="warning" title={<Trans>The dates use different orders</Trans>}>
            <Trans>
              Some have the day first and others the month, so a date such as 03/04/1980 may be
              misread. Correct the file if you can.
            </Trans>
          </InlineAlert>
        ) : null}
        {questions.length === 0 ? null : (
          <DateQuestions questions={questions} answers={answers} onAnswers={onAnswers} />
        )}
        {formats.length === 0 || !order ? null : (
          <DataTable
            label={t`Date formats`}
            columns={columns}
            rows={formats}
            rowKey={({ format }) => format}
          />
        )}
      </div>
    </Card>
  )
}
