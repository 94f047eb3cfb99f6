import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useServiceName } from '@/features/labels/names'
import type { ForecastBasis } from '@/lib/pricing/forecast'
import { formatDay, formatPercent, roundRate } from '@/lib/format'
import { relativeChange } from '@/lib/relative-change'
import { reachedMark } from '@/lib/pricing/tier-usage'
import { useTierTypeName } from '@/features/labels/tier-type-names'
import { ChartCard } from '@/ui/charts/chart-card'
import { Badge } from '@/ui/display/badge'
import { Data, Missing, Num, Percent } from '@/ui/display/data'
import { TruncatedText } from '@/ui/display/hidden-text'
import { sumCosts, type ServiceUsage } from './service-usage'
import { CostsNote, TierLadder, TierPositionText } from './tier-ladder'
import common from '@/ui/display/common.module.css'
import classes from './usage.module.css'
import { useUsageColumns } from './use-usage-columns'

interface UsageCardProps {
  services: readonly ServiceUsage[]
  basis: ForecastBasis
  /** Name of the comparison period. Undefined if nothing is compared. */
  before?: string
  /** Whether the period's last day isn't over yet. The comparison period contains only full days. */
  isPartial: boolean
  /** Date range for the export's file name. */
  days: string
}

/** Shows each service's usage against its price tiers, as bars or as a table. */
export function UsageCard({ services, basis, before, isPartial, days }: UsageCardProps) {
  const { t } = useLingui()
  const title = t`Usage by service`
  return (
    <div className={classes.card}>
      <ChartCard
        title={title}
        columns={useUsageColumns(services, basis, before !== undefined)}
        rows={services}
        rowKey={({ service }) => service}
        fileName={`usage-${days}`}
        emptyText={<Trans>No services ran in this period, and none has price tiers.</Trans>}
        note={<TierNotes services={services} />}
      >
        <ul className={classes.list} aria-label={title}>
          {services.map((usage) => (
            <li key={usage.service} className={classes.service}>
              <ServiceLadder usage={usage} basis={basis} before={before} isPartial={isPartial} />
            </li>
          ))}
        </ul>
      </ChartCard>
    </div>
  )
}

/** Shows the total cost of all services and explains the "amount of hits" in the tiers. */
function TierNotes({ services }: { services: readonly ServiceUsage[] }) {
  const costs = sumCosts(services.flatMap((service) => service.costs))
  if (!services.some(({ position }) => position)) return null
  return (
    <div className={classes.notes}>
      <p className={common.note}>
        <CostsNote costs={costs} />
      </p>
      <p className={common.caption}>
        <Trans>
          The amount of hits is a tier setting. It is shown as the server sends it, and no price is
          calculated from it.
        </Trans>
      </p>
    </div>
  )
}

interface ServiceLadderProps {
  usage: ServiceUsage
  basis: ForecastBasis
  before: string | undefined
  isPartial: boolean
}

function ServiceLadder({ usage, basis, before, isPartial }: ServiceLadderProps) {
  const { t, i18n } = useLingui()
  const name = useServiceName()(usage.service)
  const typeName = useTierTypeName()
  const { position, calls, forecast, previousHits } = usage
  const tier = position?.tiers[position.index]
  const mark = position && reachedMark(position)
  if (!position || !tier)
    return (
      <>
        <div className={classes.head}>
          <h3 className={classes.name}>
            <TruncatedText>{name}</TruncatedText>
          </h3>
          <span className={classes.hits} dir="auto">
            {calls === undefined ? (
              <Missing />
            ) : (
              <Plural value={calls} one="# call" other="# calls" />
            )}
          </span>
        </div>
        <p className={classes.position}>
          <Trans>No price tiers</Trans>
        </p>
      </>
    )
  return (
    <>
      <div className={classes.head}>
        <h3 className={classes.name}>
          <TruncatedText>{name}</TruncatedText>
        </h3>
        <span className={classes.plan} dir="auto">
          <Data>{typeName(tier.bill_type)}</Data>
          {' · '}
          <Data>{typeName(tier.pricing_type)}</Data>
        </span>
        <span className={classes.hits} dir="auto">
          <Plural value={position.hits} one="# hit" other="# hits" />
        </span>
      </div>
      <TierLadder label={t`${name} tiers`} position={position} />
      <p className={classes.position}>
        <span>
          <TierPositionText position={position} />
        </span>
        {mark === undefined ? null : (
          <Badge tone="warning">
            <Trans>
              <Percent value={mark} /> of tier used
            </Trans>
          </Badge>
        )}
      </p>
      {forecast && basis.kind === 'linear' ? (
        <p className={`${common.note} ${classes.detail}`}>
          <Trans>
            Forecast for {formatDay(basis.lastDay, i18n.locale, 'short')}:{' '}
            <Plural value={forecast.hits} one="# hit" other="# hits" />, in tier {forecast.tier + 1}
          </Trans>
        </p>
      ) : null}
      {before !== undefined && previousHits !== undefined ? (
        <p className={`${common.note} ${classes.detail}`}>
          <HitsComparison hits={position.hits} previousHits={previousHits} before={before} />
          {isPartial ? (
            <>
              {' · '}
              <Trans>today is not over yet</Trans>
            </>
          ) : null}
        </p>
      ) : null}
    </>
  )
}

type HitsComparisonProps = { hits: number; previousHits: number; before: string }

/** Shows the change in hits, such as "12% more than 4,902 (Oct 1 – Oct 22)". */
function HitsComparison({ hits, previousHits, before }: HitsComparisonProps) {
  const { i18n } = useLingui()
  const change = relativeChange(hits, previousHits)
  const previous = <Num value={previousHits} />
  if (change === undefined)
    return (
      <Trans>
        {before}: {previous}
      </Trans>
    )
  const percent = formatPercent(Math.abs(change), i18n.locale)
  if (roundRate(Math.abs(change)) === 0)
    return (
      <Trans>
        Same as {previous} ({before})
      </Trans>
    )
  return change > 0 ? (
    <Trans>
      {percent} more than {previous} ({before})
    </Trans>
  ) : (
    <Trans>
      {percent} fewer than {previous} ({before})
    </Trans>
  )
}
