import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { BarListSkeleton } from '@/ui/charts/bar-list'
import { Card } from '@/ui/display/card'
import { DayChartSkeleton } from '@/ui/charts/day-series'
import { FigureCardSkeleton, FigureGrid } from '@/ui/charts/figure-card'
import { StillWorking } from '@/ui/feedback/loading-state'
import common from '@/ui/display/common.module.css'
import classes from './analytics-view.module.css'

/** Placeholder for the metrics and charts while they load. */
export function AnalyticsSkeleton({ audience }: { audience: 'client' | 'admin' | 'bundle' }) {
  const { t } = useLingui()
  const titles = {
    client: [t`Services`, t`Bundles`, t`Errors`],
    admin: [t`Services`, t`Errors`, t`Top clients`],
    bundle: [t`Services`, t`Errors`, t`Platforms`],
  }
  return (
    <FiguresSkeleton>
      <Card title={t`Sessions by day`}>
        <DayChartSkeleton />
      </Card>
      <div className={classes.columns}>
        {titles[audience].map((title) => (
          <Card key={title} title={title}>
            <BarListSkeleton />
          </Card>
        ))}
      </div>
    </FiguresSkeleton>
  )
}

export function BillingSkeleton() {
  const { t } = useLingui()
  return (
    <FiguresSkeleton>
      <Card title={t`Usage by service`}>
        <BarListSkeleton rows={6} />
      </Card>
    </FiguresSkeleton>
  )
}

/** Placeholders for the four metrics, with the given cards below. */
function FiguresSkeleton({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <div className={common.stack} role="status" aria-label={t`Loading the figures`}>
      <FigureGrid>
        <FigureCardSkeleton />
        <FigureCardSkeleton />
        <FigureCardSkeleton />
        <FigureCardSkeleton />
      </FigureGrid>
      {children}
      <StillWorking />
    </div>
  )
}
