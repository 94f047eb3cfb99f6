import { useLingui } from '@lingui/react/macro'
import { formatDuration } from '@/lib/format-units'
import { Missing } from '@/ui/display/data'

/** A number of seconds in words, as minutes and seconds (behavior 9.5). */
export function Lifetime({ seconds }: { seconds: number | undefined }) {
  const { i18n } = useLingui()
  return seconds === undefined ? <Missing /> : formatDuration(seconds, i18n.locale, 'long')
}
