import { Trans, useLingui } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import { FigureCardSkeleton, FigureGrid } from '@/ui/charts/figure-card'
import { Card } from '@/ui/display/card'
import { FactList } from '@/ui/display/fact-list'
import { PageHeader } from '@/ui/display/page-header'
import { StillWorking } from '@/ui/feedback/loading-state'
import common from '@/ui/display/common.module.css'
import classes from './client-detail.module.css'

export function ClientDetailSkeleton() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={<Trans>Client</Trans>} />
      <div
        className={`${common.stack} ${classes.sections}`}
        role="status"
        aria-label={t`Loading the client`}
      >
        <Skeleton width="60%" height={30} />
        <FigureGrid>
          <FigureCardSkeleton />
          <FigureCardSkeleton />
          <FigureCardSkeleton />
          <FigureCardSkeleton />
        </FigureGrid>
        <div className={`${common.links} ${classes.cards}`}>
          {[t`Company`, t`Contact`].map((title) => (
            <Card key={title} title={title}>
              <FactList
                facts={['first', 'second', 'third'].map((key) => ({
                  key,
                  label: <Skeleton width={96} />,
                  value: <Skeleton width="60%" />,
                }))}
              />
            </Card>
          ))}
        </div>
        <StillWorking />
      </div>
    </>
  )
}
