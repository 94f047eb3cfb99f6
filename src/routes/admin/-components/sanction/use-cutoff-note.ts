import { useLingui } from '@lingui/react/macro'
import type { SanctionSearch } from '@/api/sanction'
import { sentCutoff } from './rank-matches'
import { formatScore } from './score'

/**
 * Describes the effect of the cutoff on the shown response: it filters it here, starting at the cutoff that was sent.
 */
export function useCutoffNote(
  shown: SanctionSearch | undefined,
  cutoff: number,
): string | undefined {
  const { t, i18n } = useLingui()
  if (!shown || shown.response.result.matched_records.length === 0) return undefined
  const sent = formatScore(sentCutoff(shown.request), i18n.locale)
  if (cutoff < sentCutoff(shown.request))
    return t`The search left out scores below ${sent}. Search again to see them.`
  return t`Filters the matches shown, without searching again. The search used ${sent}.`
}
