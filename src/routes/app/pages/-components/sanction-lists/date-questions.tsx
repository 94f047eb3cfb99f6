import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import type { BirthDates, DateChoices, DateQuestion } from './list-reader/birth-dates'
import { SentenceGap } from '@/ui/display/joined-text'
import common from '@/ui/display/common.module.css'
import classes from './sanction-lists.module.css'

interface DateQuestionsProps {
  questions: BirthDates['questions']
  answers: DateChoices
  onAnswers: (answers: DateChoices) => void
}

interface SelectTexts {
  label: string
  data: { value: string; label: string }[]
}

/** Fields for interpreting ambiguous dates, each with an example from the file. */
export function DateQuestions({ questions, answers, onAnswers }: DateQuestionsProps) {
  const { t } = useLingui()
  const leave = t`Leave these dates out`
  const leaveYear = t`Leave the year out`
  const selects = {
    short_year: {
      label: t`Two-digit years`,
      data: [
        { value: '', label: leaveYear },
        ...centuries().map(({ from, to }) => ({
          value: String(from),
          label: t`From ${from} to ${to}`,
        })),
      ],
    },
    several_dates: {
      label: t`Several dates or a range`,
      data: [
        { value: '', label: t`Send only the parts they share` },
        { value: 'first', label: t`Send the first date` },
        { value: 'last', label: t`Send the last date` },
      ],
    },
    hijri_year: {
      label: t`Hijri dates`,
      data: [
        { value: '', label: leave },
        { value: 'islamic-umalqura', label: t`Convert from the lunar Hijri calendar` },
        { value: 'persian', label: t`Convert from the solar Hijri calendar (Iran, Afghanistan)` },
      ],
    },
    buddhist_year: {
      label: t`Buddhist years`,
      data: [
        { value: '', label: leaveYear },
        { value: 'convert', label: t`Convert (subtract 543)` },
      ],
    },
    serial_date: {
      label: t`Dates as spreadsheet numbers`,
      data: [
        { value: '', label: leave },
        { value: 'convert', label: t`Convert to dates` },
      ],
    },
  } satisfies Record<DateQuestion, SelectTexts>
  return (
    <div className={`${common.stack} ${common.tight} ${classes.fields}`}>
      {questions.map(({ question, example, rows }) => (
        <NativeSelect
          key={question}
          label={selects[question].label}
          description={<FoundDates rows={rows} example={example} />}
          value={String(answers[question] ?? '')}
          data={selects[question].data}
          onChange={({ currentTarget: { value } }) =>
            onAnswers({ ...answers, ...toDateChoices(question, value) })
          }
        />
      ))}
    </div>
  )
}

/** Returns spans of a hundred years. The last span ends with the current year. */
function centuries(): { from: number; to: number }[] {
  const last = new Date().getUTCFullYear() - 99
  const starts = [1900, 1910, 1920, 1930].filter((start) => start < last)
  return [...starts, last].map((from) => ({ from, to: from + 99 }))
}

function toDateChoices(question: DateQuestion, value: string): DateChoices {
  const convert = value === 'convert' ? value : undefined
  switch (question) {
    case 'short_year':
      return { short_year: value === '' ? undefined : Number(value) }
    case 'several_dates':
      return { several_dates: value === 'first' || value === 'last' ? value : undefined }
    case 'hijri_year':
      return {
        hijri_year: value === 'islamic-umalqura' || value === 'persian' ? value : undefined,
      }
    case 'buddhist_year':
      return { buddhist_year: convert }
    case 'serial_date':
      return { serial_date: convert }
  }
}

interface FoundDatesProps {
  rows: number
  example: string
}

function FoundDates({ rows, example }: FoundDatesProps) {
  return (
    <>
      <Plural value={rows} one="# row has such a date." other="# rows have such dates." />
      <SentenceGap />
      <Trans>
        Example: <bdi translate="no">{example}</bdi>
      </Trans>
    </>
  )
}
