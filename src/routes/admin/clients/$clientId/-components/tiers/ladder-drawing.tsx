import { Trans, useLingui } from '@lingui/react/macro'
import { formatCompact } from '@/lib/format'
import { findTierIndex, type PricingTier } from '@/lib/pricing/ladder'
import { ladderScale } from '@/lib/pricing/ladder-scale'
import classes from './drawing.module.css'

interface LadderDrawingProps {
  tiers: readonly PricingTier[]
  /** The service's name. */
  label: string
  /** Number of hits to mark on the scale. */
  hits?: number
}

/** Minimum share of the drawing's width at which a tier shows its number. */
const MIN_SHARE = 0.04

/** A ladder's intervals on a logarithmic scale. Screen readers use the ladder's table instead. */
export function LadderDrawing({ tiers, label, hits }: LadderDrawingProps) {
  const { t, i18n } = useLingui()
  const { parts, ticks, toShare } = ladderScale(tiers)
  const reachedIndex = hits === undefined ? -1 : findTierIndex(tiers, hits)
  const kinds = new Set(parts.map(({ kind }) => kind))
  return (
    <div
      role="img"
      aria-label={t`Tiers for ${label} on a logarithmic scale. The table shows the same numbers.`}
      className={classes.drawing}
    >
      <div className={classes.bar}>
        {parts.map(({ kind, tier, start, end }, index) => (
          <span
            key={index}
            className={classes.part}
            data-kind={kind}
            data-odd={tier % 2 === 1 || undefined}
            data-reached={(kind === 'tier' && tier === reachedIndex) || undefined}
            data-endless={(kind === 'tier' && end === 1) || undefined}
            style={{ insetInlineStart: percent(start), inlineSize: percent(end - start) }}
          >
            {kind === 'tier' && end - start >= MIN_SHARE ? tier + 1 : null}
          </span>
        ))}
        {hits === undefined ? null : (
          <span className={classes.marker} style={{ insetInlineStart: percent(toShare(hits)) }} />
        )}
      </div>
      <div className={classes.scale}>
        {ticks.map((tick) => (
          <span key={tick.hits} style={{ insetInlineStart: percent(tick.place) }}>
            {formatCompact(tick.hits, i18n.locale)}
          </span>
        ))}
        <span data-end="true">∞</span>
      </div>
      {kinds.has('gap') || kinds.has('overlap') ? (
        <p className={classes.legend}>
          {kinds.has('gap') ? (
            <span data-kind="gap">
              <Trans>in no tier</Trans>
            </span>
          ) : null}
          {kinds.has('overlap') ? (
            <span data-kind="overlap">
              <Trans>in two tiers</Trans>
            </span>
          ) : null}
        </p>
      ) : null}
    </div>
  )
}

function percent(share: number): string {
  return `${share * 100}%`
}
