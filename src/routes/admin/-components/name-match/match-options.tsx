import { Trans } from '@lingui/react/macro'
import { Checkbox } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { CutoffSlider } from '@/ui/fields/cutoff-slider'
import type { MatchSearch } from './match-search'
import classes from './name-match.module.css'

/** Returns the request options for a comparison. */
export function toMatchOptions({ cutoff, scripts }: MatchSearch) {
  return { transliterate: scripts !== 'apart', cutoff_match_score: cutoff / 100 }
}

interface MatchOptionsProps {
  search: MatchSearch
  onSearch: (change: Partial<MatchSearch>) => void
  error?: ReactNode
}

/** Sets the criteria for a match: the minimum score, and whether scripts may differ. */
export function MatchOptions({ search, onSearch, error }: MatchOptionsProps) {
  const { cutoff, scripts } = search
  // Stores the slider's value during a drag, because the URL is updated later.
  const [shown, setShown] = useState({ cutoff, of: cutoff })
  if (shown.of !== cutoff) setShown({ cutoff, of: cutoff })
  return (
    <div className={classes.options}>
      <div className={classes.cutoff}>
        <CutoffSlider
          value={shown.cutoff / 100}
          min={0}
          error={error}
          onChange={(value) => {
            const next = Math.round(value * 100)
            setShown({ cutoff: next, of: cutoff })
            onSearch({ cutoff: next })
          }}
        />
      </div>
      <Checkbox
        checked={scripts !== 'apart'}
        onChange={({ currentTarget: { checked } }) =>
          onSearch({ scripts: checked ? undefined : 'apart' })
        }
        description={
          <Trans>
            Then <bdi translate="no">محمد</bdi> matches Mohamed, Muhammad and Mohammed.
          </Trans>
        }
        label={<Trans>Compare Arabic with Latin letters</Trans>}
      />
    </div>
  )
}
