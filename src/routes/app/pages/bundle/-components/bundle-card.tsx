import { Trans, useLingui } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Bundle } from '@/backend/bundles'
import { ServiceTags } from '@/features/labels/service-tags'
import { CopyId } from '@/ui/display/copy-id'
import { Data } from '@/ui/display/data'
import common from '@/ui/display/common.module.css'
import classes from './bundle-card.module.css'
import { BundleMonth } from './bundle-month'

/** Card of one bundle: its services, its last 30 days, and links to its screens. */
export function BundleCard({ bundle }: { bundle: Bundle }) {
  const { t } = useLingui()
  const to = {
    to: '/app/pages/bundle/$bundleId/sessions' as const,
    params: { bundleId: bundle.id },
  }
  return (
    <li className={`${common.card} ${classes.card}`}>
      <div className={classes.head}>
        <h2 className={classes.name}>
          <Link {...to} search={{ tab: 'sessions' }}>
            <Data>{bundle.name}</Data>
          </Link>
        </h2>
        {bundle.is_active === false ? (
          <span className={classes.inactive}>
            <Trans context="bundle">Inactive</Trans>
          </span>
        ) : null}
      </div>
      <dl className={classes.facts}>
        <div>
          <dt>
            <Trans>ID</Trans>
          </dt>
          <dd>
            <CopyId id={bundle.id} label={t`bundle ID`} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Key</Trans>
          </dt>
          <dd className={common.code}>
            <Data>{bundle.bundle_key_masked}</Data>
          </dd>
        </div>
      </dl>
      <ServiceTags services={bundle.services} />
      <BundleMonth bundleId={bundle.id} />
      {/* Not a landmark, because every card would add another landmark to the page. */}
      <div role="group" className={classes.links} aria-label={bundle.name}>
        <Link {...to} search={{ tab: 'sessions' }}>
          <Trans>Sessions</Trans>
        </Link>
        <Link {...to} search={{ tab: 'analytics' }}>
          <Trans>Analytics</Trans>
        </Link>
        <Link to="/app/pages/api" search={{ bundle: bundle.id }}>
          <Trans>API docs</Trans>
        </Link>
        <Link to="/app/pages/sdk">
          <Trans>SDK docs</Trans>
        </Link>
      </div>
    </li>
  )
}

export function BundleCardSkeleton() {
  return (
    <li className={`${common.card} ${classes.card}`}>
      <div className={classes.head}>
        <Skeleton width={160} height={16} />
      </div>
      <div className={classes.facts}>
        <Skeleton width="60%" height={16} />
      </div>
      <Skeleton width="80%" height={22} />
      <div className={`${common.ends} ${classes.month}`}>
        <Skeleton height={44} />
      </div>
      <div className={classes.links}>
        <Skeleton width="70%" height={20} />
      </div>
    </li>
  )
}
