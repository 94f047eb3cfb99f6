import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import type { TierUsage } from '@/backend/analytics'
import { formatNumber } from '@/lib/format'
import { formatCost } from '@/lib/format-amounts'
import { filledShare, hitsInTier, isUnlimited, type TierPosition } from '@/lib/pricing/tier-usage'
import { Num, Percent } from '@/ui/display/data'
import type { Cost } from './service-usage'
import common from '@/ui/display/common.module.css'
import classes from './usage.module.css'

interface TierLadderProps {
  label: string
  position: TierPosition<TierUsage>
}

/** Shows a service's price tiers side by side, each with a bar for its used share. */
export function TierLadder({ label, position }: TierLadderProps) {
  const { tiers, hits, index } = position
  return (
    <ol className={classes.ladder} aria-label={label}>
      {tiers.map((tier, number) => (
        <li
          key={number}
          className={`${common.caption} ${classes.step}`}
          aria-current={number === index ? 'step' : undefined}
        >
          <div className={classes.track} aria-hidden="true">
            <TierBar tier={tier} hits={hits} />
          </div>
          <p className={classes.range}>
            <TierRange tier={tier} />
          </p>
          <p>
            <Trans>
              <Num value={tier.used} /> used
            </Trans>
            {' · '}
            <Trans>
              amount of hits <Num value={tier.amount_of_hits} />
            </Trans>
            {tier.cost === undefined ? null : (
              <>
                {' · '}
                <Trans>
                  cost <CostText cost={tier.cost} currency={tier.currency} />
                </Trans>
              </>
            )}
          </p>
        </li>
      ))}
    </ol>
  )
}

function TierBar({ tier, hits }: { tier: TierUsage; hits: number }) {
  if (hitsInTier(tier, hits) <= 0) return null
  const fillRatio = filledShare(tier, hits)
  return (
    <div
      className={classes.bar}
      // A tier without an upper limit has no fill ratio, so its bar fades out.
      data-endless={fillRatio === undefined || undefined}
      style={{ inlineSize: `${(fillRatio ?? 1) * 100}%` }}
    />
  )
}

/**
 * Formats a tier's first and last hit, such as `1,001 – ∞`. The text isn't bidi-isolated, so it follows the direction
 * of the surrounding text.
 */
function TierRange({ tier }: { tier: TierUsage }) {
  const { t, i18n } = useLingui()
  const maximum = tier.maximum_interval
  const from = formatNumber(tier.minimum_interval, i18n.locale)
  const to = isUnlimited(maximum) ? '∞' : formatNumber(maximum, i18n.locale)
  return t`${from} – ${to}`
}

/** Shows which tier the hits have reached and how far the next tier is. */
export function TierPositionText({ position }: { position: TierPosition<TierUsage> }) {
  const { tiers, hits, index, filled, toNext } = position
  const number = index + 1
  const count = tiers.length
  const tier = tiers[index]
  if (toNext !== undefined)
    return (
      <Trans>
        Tier {number} of {count}, <Percent value={filled} /> used:{' '}
        <Plural value={toNext} one="# hit" other="# hits" /> until tier {number + 1}
      </Trans>
    )
  if (filled === undefined && count === 1) return <Trans>Single tier, no upper limit</Trans>
  if (filled === undefined)
    return (
      <Trans>
        Tier {number} of {count} (last), no upper limit
      </Trans>
    )
  if (tier && hits > tier.maximum_interval)
    return (
      <Trans>
        Above tier {number} of {count}, the last tier
      </Trans>
    )
  return (
    <Trans>
      Tier {number} of {count} (last), <Percent value={filled} /> used
    </Trans>
  )
}

/** Shows a tier's cost from the server. The portal doesn't compute prices (behavior 5.5). */
function CostText({ cost, currency }: Cost) {
  const { i18n } = useLingui()
  return <bdi className={common.digits}>{formatCost(cost, currency, i18n.locale)}</bdi>
}

export function Costs({ costs }: { costs: readonly Cost[] }) {
  return costs.map((each, index) => (
    <Fragment key={each.currency ?? ''}>
      {index > 0 ? ' + ' : null}
      <CostText {...each} />
    </Fragment>
  ))
}

/** Shows the sum of the server's costs, or a note that the server sent none. */
export function CostsNote({ costs }: { costs: readonly Cost[] }) {
  return costs.length > 0 ? (
    <Trans>
      Tier costs in this period: <Costs costs={costs} />
    </Trans>
  ) : (
    <Trans>The server sent no costs for these tiers.</Trans>
  )
}
