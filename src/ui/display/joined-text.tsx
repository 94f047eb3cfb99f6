import { useLingui } from '@lingui/react/macro'
import { joinSentences } from '@/lib/format'

/** What is between two sentences that are elements: a space, or nothing in Chinese and Japanese. */
export function SentenceGap() {
  const { i18n } = useLingui()
  return joinSentences(['', ''], i18n.locale)
}

/** A label with its value in one line of text. Languages differ in the colon and the space around it. */
export function useLabelFormat(): (label: string, value: string) => string {
  const { t } = useLingui()
  return (label, value) => t`${label}: ${value}`
}

/** Clauses in one line of text. They may contain commas, so that `Intl.ListFormat` would run them together. */
export function useClauseFormat(): (clauses: readonly string[]) => string {
  const { t } = useLingui()
  return (clauses) => clauses.slice(1).reduce((list, next) => t`${list}; ${next}`, clauses[0] ?? '')
}
