import { Plural, Trans } from '@lingui/react/macro'
import { Missing } from '@/ui/display/data'

/** A number of seconds in words, as minutes and seconds (behaviour 9.5). */
export function Lifetime({ seconds }: { seconds: number | undefined }) {
  if (seconds === undefined) return <Missing />
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  const restWords = <Plural value={rest} one="# second" other="# seconds" />
  if (minutes === 0) return restWords
  const minuteWords = <Plural value={minutes} one="# minute" other="# minutes" />
  if (rest === 0) return minuteWords
  return (
    <Trans>
      {minuteWords} and {restWords}
    </Trans>
  )
}
