import { useLingui } from '@lingui/react/macro'
import { joinSentences } from '@/lib/format'

/** What is between two sentences that are elements: a space, or nothing in Chinese and Japanese. */
export function SentenceGap() {
  const { i18n } = useLingui()
  return joinSentences(['', ''], i18n.locale)
}
