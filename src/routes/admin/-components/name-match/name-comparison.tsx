import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { NameMatch, NameMatchRequest } from '@/backend/name-match'
import { toNamePairs } from '@/lib/names/answer-pairs'
import { Badge } from '@/ui/display/badge'
import { CopyId } from '@/ui/display/copy-id'
import { Missing, Percent } from '@/ui/display/data'
import { NameAlignmentTable } from './name-alignment-table'
import common from '@/ui/display/common.module.css'
import classes from './name-comparison.module.css'

interface NameComparisonProps {
  request: NameMatchRequest
  match: NameMatch
}

/** Shows whether two names match, and why. */
export function NameComparison({ request, match }: NameComparisonProps) {
  const { t } = useLingui()
  const { is_match: isMatch, match_score: score, tokens } = match.result
  const { first_name_value: first, second_name_value: second, cutoff_match_score } = request
  const { pairs, isOwn } = toNamePairs(first, second, tokens)
  const { transaction_id: id, trials_remaining: trials } = match
  return (
    <div className={common.stack}>
      <div className={`${common.row} ${classes.verdict}`} role="status">
        <span className={classes.score}>
          <Percent value={score} />
        </span>
        {isMatch === undefined ? (
          <Missing />
        ) : (
          <Badge tone={isMatch ? 'success' : 'failure'}>
            {isMatch ? <Trans>Match</Trans> : <Trans>No match</Trans>}
          </Badge>
        )}
        <span className={common.note}>
          <Trans>
            cutoff <Percent value={cutoff_match_score} />
          </Trans>
        </span>
      </div>
      <div className={classes.bar} aria-hidden="true" data-match={isMatch}>
        <span style={{ inlineSize: share(score ?? 0) }} />
        <i style={{ insetInlineStart: share(cutoff_match_score) }} />
      </div>
      <NameAlignmentTable pairs={pairs} />
      {isOwn ? (
        <p className={common.note}>
          <Trans>The response has no word list, so the words were aligned in your browser.</Trans>
        </p>
      ) : null}
      {request.transliterate ? null : (
        <p className={common.note}>
          <Trans>Arabic was not compared with Latin letters.</Trans>
        </p>
      )}
      <div className={`${common.row} ${common.note} ${classes.foot}`}>
        {id ? (
          <span>
            <Trans>Transaction</Trans> <CopyId id={id} label={t`transaction ID`} />
          </span>
        ) : null}
        {trials === undefined ? null : (
          <span>
            <Plural value={trials} one="# attempt left" other="# attempts left" />
          </span>
        )}
      </div>
    </div>
  )
}

const share = (value: number) => `${Math.min(1, Math.max(0, value)) * 100}%`
