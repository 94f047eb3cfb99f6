import { Trans, useLingui } from '@lingui/react/macro'
import type { Analytics } from '@/api/analytics/schema'
import { BarList } from '@/ui/bar-list'
import { Card } from '@/ui/card'
import { Data } from '@/ui/data'
import { Num, Percent } from '@/ui/figures'
import type { RenderLink } from '@/ui/link-slot'
import { useServiceName } from './service-name'
import classes from './analytics-view.module.css'

interface AnalyticsServicesProps {
  services: Analytics['services']
  link?: ((service: string) => RenderLink | undefined) | undefined
}

/** How much each service ran, and how often it passed. */
export function AnalyticsServices({ services, link }: AnalyticsServicesProps) {
  const { t } = useLingui()
  const serviceName = useServiceName()
  const title = t`Services`
  return (
    <Card title={title}>
      {services.length === 0 ? (
        <p className={classes.none}>
          <Trans>No service ran in this period.</Trans>
        </p>
      ) : (
        <BarList
          label={title}
          items={services
            .toSorted((a, b) => b.total - a.total)
            .map(({ service, total, successful }) => ({
              key: service,
              label: <Data>{serviceName(service)}</Data>,
              size: total,
              value: <Num value={total} />,
              detail: total > 0 ? <Passed rate={successful / total} /> : undefined,
              renderLink: link?.(service),
            }))}
        />
      )}
    </Card>
  )
}

function Passed({ rate }: { rate: number }) {
  return (
    <Trans>
      <Percent value={rate} /> passed
    </Trans>
  )
}
