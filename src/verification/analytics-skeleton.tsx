import { useLingui } from '@lingui/react/macro'
import { BarListSkeleton } from '@/ui/bar-list'
import { Card } from '@/ui/card'
import { FigureCardSkeleton, FigureGrid } from '@/ui/figure-card'
import { Bone } from '@/ui/skeleton'
import { StillWorking } from '@/ui/still-working'
import classes from './analytics-view.module.css'

const heights = Array.from({ length: 24 }, (_, index) => 72 + ((index * 53) % 120))

/** The shape of the figures while they are on their way. */
export function AnalyticsSkeleton({ scope }: { scope: 'client' | 'admin' }) {
  const { t } = useLingui()
  return (
    <div className={classes.view} role="status" aria-label={t`Loading the figures`}>
      <FigureGrid>
        <FigureCardSkeleton />
        <FigureCardSkeleton />
        <FigureCardSkeleton />
        <FigureCardSkeleton />
      </FigureGrid>
      <Card title={t`Sessions by day`}>
        <div className={classes.chart}>
          {heights.map((height, index) => (
            <Bone key={index} height={height} />
          ))}
        </div>
      </Card>
      <div className={classes.columns}>
        {[t`Services`, scope === 'admin' ? t`Top clients` : t`Bundles`, t`Errors`].map((title) => (
          <Card key={title} title={title}>
            <BarListSkeleton />
          </Card>
        ))}
      </div>
      <StillWorking />
    </div>
  )
}
