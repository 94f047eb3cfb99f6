import { Trans, useLingui } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import { Card } from '@/ui/display/card'
import { FactList } from '@/ui/display/fact-list'
import { PageHeader } from '@/ui/display/page-header'
import { StillWorking } from '@/ui/feedback/loading-state'
import common from '@/ui/display/common.module.css'
import classes from './bundle.module.css'

/** The outline of a bundle while it loads. */
export function BundleDetailSkeleton() {
  const { t } = useLingui()
  const facts = Array.from({ length: 5 }, (_, index) => ({
    key: String(index),
    label: <Skeleton width={96} />,
    value: <Skeleton width={`${60 - index * 8}%`} />,
  }))
  return (
    <div role="status" aria-label={t`Loading the bundle`}>
      <PageHeader title={<Trans>Bundle</Trans>} />
      <div className={`${common.stack} ${classes.page}`}>
        <Card>
          <FactList facts={facts} />
        </Card>
        {[1, 2].map((card) => (
          <Card key={card} title={<Skeleton width={120} />}>
            <Skeleton height={120} />
          </Card>
        ))}
        <StillWorking />
      </div>
    </div>
  )
}
