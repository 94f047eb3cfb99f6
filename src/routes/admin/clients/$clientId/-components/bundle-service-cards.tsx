import { Trans } from '@lingui/react/macro'
import type { BundleInput } from '@/backend/bundle-details'
import { useServiceName } from '@/features/labels/names'
import { HitsInTier } from './tiers/hits-in-tier'
import { TierLadderView } from './tiers/tier-ladder-view'
import { Card } from '@/ui/display/card'
import { Num } from '@/ui/display/data'
import common from '@/ui/display/common.module.css'
import classes from './bundle.module.css'

interface BundleServicesProps {
  services: readonly BundleService[]
  /** Example hit counts. Each service shows the tiers that these counts fall into. */
  examples?: readonly number[]
}

type BundleService = Pick<BundleInput['services'][number], 'service' | 'tiers'> & {
  max_trials?: number
}

/** A bundle's services with their trials and price tiers, read-only. */
export function BundleServiceCards({ services, examples = [] }: BundleServicesProps) {
  const serviceName = useServiceName()
  return services.map(({ service, max_trials, tiers }) => (
    <Card
      key={service}
      title={<bdi>{serviceName(service)}</bdi>}
      aside={
        <span className={`${common.note} ${classes.trials}`} dir="auto">
          <Trans>
            Attempts: <Num value={max_trials} />
          </Trans>
        </span>
      }
    >
      {tiers.length > 0 ? (
        <TierLadderView tiers={tiers} label={serviceName(service)} />
      ) : (
        <p className={common.note}>
          <Trans>No price tiers</Trans>
        </p>
      )}
      {examples.length > 0 ? (
        <ul className={classes.examples}>
          {examples.map((hits) => (
            <li key={hits} dir="auto">
              <HitsInTier tiers={tiers} hits={hits} />
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  ))
}
