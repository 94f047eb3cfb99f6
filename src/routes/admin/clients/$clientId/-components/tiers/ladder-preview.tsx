import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { memo, useState, type ReactNode } from 'react'
import { parseAmount } from '@/lib/pricing/amount'
import { parseLadder, parseTiers, type PricingTier, type TierDraft } from '@/lib/pricing/ladder'
import { HitsInTier } from './hits-in-tier'
import { LadderDrawing } from './ladder-drawing'
import { AmountProblemText } from './tier-texts'
import common from '@/ui/display/common.module.css'
import classes from './tiers.module.css'

/** The drawing of the tiers typed so far. */
export const DraftPreview = memo(function DraftPreview({
  ladder,
  label,
}: {
  ladder: readonly TierDraft[]
  label: string
}) {
  const { problems = [] } = parseLadder(ladder)
  const isBroken = problems.flat().some(({ field }) => field === 'minimum' || field === 'maximum')
  return <LadderPreview tiers={parseTiers(ladder)} label={label} isBroken={isBroken} />
})

interface LadderPreviewProps {
  tiers: readonly PricingTier[]
  /** The service's name. */
  label: string
  /**
   * Whether an interval has an error. If so, the tier of typed hits isn't shown, because correcting the error may
   * change the tier.
   */
  isBroken?: boolean
}

/** The tiers on a logarithmic scale, and the tier that typed hits fall into. */
export function LadderPreview({ tiers, label, isBroken = false }: LadderPreviewProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const { value: hits, problem } = parseAmount(typed)
  return (
    <div className={`${common.stack} ${common.tight}`}>
      <LadderDrawing tiers={tiers} label={label} hits={isBroken ? undefined : hits} />
      <div className={`${common.row} ${classes.probe}`}>
        <TextInput
          className={classes.probeField ?? ''}
          aria-label={t`Number of hits for ${label}`}
          placeholder={t`Number of hits`}
          size="xs"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <p role="status" className={`${common.note} ${classes.answer}`}>
          {answer()}
        </p>
      </div>
    </div>
  )

  function answer(): ReactNode {
    if (problem === 'empty') return <Trans>Which tier do these hits fall into?</Trans>
    if (problem)
      return (
        <Trans>
          Number of hits: <AmountProblemText problem={problem} />
        </Trans>
      )
    if (isBroken) return <Trans>Fix the tiers first to see where these hits fall.</Trans>
    return <HitsInTier tiers={tiers} hits={hits} />
  }
}
