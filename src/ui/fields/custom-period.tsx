import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useId, useState, type SubmitEvent } from 'react'
import * as v from 'valibot'
import type { Period } from '@/lib/period/period'
import { day } from '@/lib/search-schema'
import { Button } from '@/ui/form/button'
import common from '@/ui/display/common.module.css'
import classes from './period-filter.module.css'

interface CustomPeriodProps {
  value: Period
  onApply: (period: Period) => void
}

/** Form for two custom dates. Invalid dates show an error and keep the typed text. */
export function CustomPeriod({ value, onApply }: CustomPeriodProps) {
  const { t } = useLingui()
  const errorId = useId()
  const [from, setFrom] = useState(value.from ?? '')
  const [to, setTo] = useState(value.to ?? '')
  const [error, setError] = useState<string>()
  const isUsual = (text: string) => text === '' || v.is(day, text)

  function apply(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isUsual(from) || !isUsual(to)) return setError(t`Enter dates from 1900 to 2100.`)
    // Browsers report an incomplete or impossible date as an empty value.
    if (!event.currentTarget.checkValidity()) return setError(t`This date does not exist.`)
    if (!from && !to) return setError(t`Choose at least one date.`)
    if (from && to && from > to) return setError(t`The start date is after the end date.`)
    onApply({ from: from || undefined, to: to || undefined })
  }

  const field = {
    type: 'date',
    min: '1900-01-01',
    max: '2100-12-31',
    attributes: { input: { 'aria-describedby': error ? errorId : undefined } },
  }
  // Marks both fields on an error. If only one date is out of range, marks only that date's field.
  const isWrong = (text: string, other: string) =>
    error !== undefined && !(isUsual(text) && !isUsual(other))
  return (
    <form className={classes.form} onSubmit={apply} noValidate>
      <TextInput
        {...field}
        label={<Trans>From</Trans>}
        value={from}
        error={isWrong(from, to)}
        onChange={(event) => {
          setFrom(event.currentTarget.value)
          setError(undefined)
        }}
      />
      <TextInput
        {...field}
        label={<Trans>To</Trans>}
        value={to}
        error={isWrong(to, from)}
        onChange={(event) => {
          setTo(event.currentTarget.value)
          setError(undefined)
        }}
      />
      <p id={errorId} role="alert" className={`${common.error} ${classes.error}`}>
        {error}
      </p>
      <Button type="submit" fullWidth>
        <Trans>Apply dates</Trans>
      </Button>
      <p className={common.note}>
        <Trans>Each day starts at midnight UTC.</Trans>
      </p>
    </form>
  )
}
