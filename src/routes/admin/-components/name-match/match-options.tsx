import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { formatPercent } from '@/lib/format'
import { Choice } from '@/ui/fields/choice'
import type { MatchSearch } from './match-search'
import classes from './name-match.module.css'

/** The options of a call. */
export function toMatchOptions({ cutoff, scripts }: MatchSearch) {
  return { transliterate: scripts !== 'apart', cutoff_match_score: cutoff / 100 }
}

interface MatchOptionsProps {
  search: MatchSearch
  onSearch: (change: Partial<MatchSearch>) => void
  error?: string | undefined
}

/** What counts as a match: from which score on, and whether across scripts. */
export function MatchOptions({ search, onSearch, error }: MatchOptionsProps) {
  const { i18n } = useLingui()
  const id = useId()
  const { cutoff, scripts } = search
  // Follows the hand at once; the address follows after it.
  const [shown, setShown] = useState({ cutoff, of: cutoff })
  if (shown.of !== cutoff) setShown({ cutoff, of: cutoff })
  const percent = formatPercent(shown.cutoff / 100, i18n.locale)
  return (
    <div className={classes.options}>
      <div className={classes.cutoff}>
        <label htmlFor={id} className={classes.label}>
          <Trans>Cut-off</Trans>
        </label>
        <output htmlFor={id} className={classes.percent}>
          {percent}
        </output>
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          value={shown.cutoff}
          aria-valuetext={percent}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}hint`}
          onChange={(event) => {
            const next = event.currentTarget.valueAsNumber
            setShown({ cutoff: next, of: cutoff })
            onSearch({ cutoff: next })
          }}
        />
        <p id={`${id}hint`} className={error ? classes.error : classes.hint}>
          {error ?? <Trans>The lowest score of a match. 80% is advised.</Trans>}
        </p>
      </div>
      <Choice
        checked={scripts !== 'apart'}
        onChange={(checked) => onSearch({ scripts: checked ? undefined : 'apart' })}
        hint={<Trans>محمد then matches Mohamed, Muhammad and Mohammed.</Trans>}
      >
        <Trans>Compare Arabic with Latin letters</Trans>
      </Choice>
    </div>
  )
}
