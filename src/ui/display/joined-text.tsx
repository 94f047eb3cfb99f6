import { useLingui } from '@lingui/react/macro'
import { joinSentences } from '@/lib/format'

/** Gap between two sentences in separate elements: a space, or nothing in Chinese and Japanese. */
export function SentenceGap() {
  const { i18n } = useLingui()
  return joinSentences(['', ''], i18n.locale)
}

/** Returns a function that joins a label and its value in one line. The colon and its spacing differ by language. */
export function useLabelFormat(): (label: string, value: string) => string {
  const { t } = useLingui()
  return (label, value) => t`${label}: ${value}`
}

/**
 * Returns a function that joins clauses in one line. Doesn't use `Intl.ListFormat`, because it would run together
 * clauses that contain commas.
 */
export function useClauseFormat(): (clauses: readonly string[]) => string {
  const { t } = useLingui()
  return (clauses) => clauses.slice(1).reduce((list, next) => t`${list}; ${next}`, clauses[0] ?? '')
}
