import { Trans } from '@lingui/react/macro'
import { Badge } from '@/ui/display/badge'
import { Percent } from '@/ui/display/data'
import { isOutlier, type RankedClient } from './ranked-client'
import common from '@/ui/display/common.module.css'

/** Marks a client whose success rate is far from its own average. */
export function AverageDeviationBadge({ client }: { client: RankedClient }) {
  return client.against === 'below' ? (
    <Badge tone="warning">
      <Trans>Below its average</Trans>
    </Badge>
  ) : (
    <Badge tone="info">
      <Trans>Above its average</Trans>
    </Badge>
  )
}

/** Returns the badge and both success rates to show below an outlier's bar. */
export function outlierMark(client: RankedClient) {
  if (!isOutlier(client)) return undefined
  return (
    <>
      <AverageDeviationBadge client={client} />
      <span className={common.caption} dir="auto">
        <Trans>
          <Percent value={client.successRate} /> verified, previously{' '}
          <Percent value={client.ownAverage} />
        </Trans>
      </span>
    </>
  )
}
