import { Trans, useLingui } from '@lingui/react/macro'
import type { Analytics } from '@/api/analytics/schema'
import { BarList, type BarItem } from '@/ui/bar-list'
import { Card } from '@/ui/card'
import { Data } from '@/ui/data'
import { Num, Percent } from '@/ui/figures'
import type { AnalyticsLinks } from './analytics-links'
import classes from './analytics-view.module.css'

const most = 8

interface AnalyticsPlacesProps {
  analytics: Analytics
  scope: 'client' | 'admin'
  links: AnalyticsLinks
}

/** Where the transactions came from: a client sees its bundles, an administrator the top clients. */
export function AnalyticsPlaces({ analytics, scope, links }: AnalyticsPlacesProps) {
  const { t } = useLingui()
  const organizations = scope === 'admin' ? analytics.organizations : undefined
  const title = organizations ? t`Top clients` : t`Bundles`
  const items = (
    organizations?.map((each) => placeItem(each.id, each, links.organization?.(each.id))) ??
    (analytics.bundles ?? []).map((each) =>
      placeItem(each.bundle_id, each, links.bundle?.(each.bundle_id)),
    )
  )
    .toSorted((a, b) => b.size - a.size)
    .slice(0, most)
  return (
    <Card title={title}>
      {items.length === 0 ? (
        <p className={classes.none}>
          <Trans>Nothing to compare in this period.</Trans>
        </p>
      ) : (
        <BarList label={title} items={items} />
      )}
    </Card>
  )
}

type Place = { name: string; transactions: number; success_rate: number }

function placeItem(key: string, place: Place, renderLink: BarItem['renderLink']): BarItem {
  return {
    key,
    label: <Data>{place.name}</Data>,
    size: place.transactions,
    value: <Num value={place.transactions} />,
    detail: (
      <Trans>
        <Percent value={place.success_rate} /> passed
      </Trans>
    ),
    renderLink,
  }
}
