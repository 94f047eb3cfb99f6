import { Trans, useLingui } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { Card } from '@/ui/display/card'
import { FactList } from '@/ui/display/fact-list'
import { PageHeader } from '@/ui/display/page-header'
import { StillWorking } from '@/ui/feedback/loading-state'
import common from '@/ui/display/common.module.css'
import classes from './session-detail.module.css'
import checkClasses from './session-checks.module.css'

const indexes = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Placeholder while a session loads, in the same order as the screen. */
export function SessionDetailSkeleton({ images }: { images?: ReactNode }) {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading the session`}>
      <div
        className={`${common.inline} ${common.note} ${common.screenOnly} ${common.mirrored} ${classes.back}`}
      >
        <Skeleton width={96} />
      </div>
      <PageHeader
        title={<Trans>Session</Trans>}
        meta={<Skeleton width={128} height={22} />}
        action={<Skeleton width={418} height={36} />}
      />
      <div className={`${common.card} ${classes.facts}`}>
        <p className={classes.description}>
          <span>
            <Skeleton width="90%" />
          </span>
        </p>
        <FactList
          layout="row"
          facts={indexes(7).map((index) => ({
            key: String(index),
            label: <Skeleton width={72} height={10} />,
            value: <Skeleton width={112} />,
          }))}
        />
      </div>
      <div className={`${common.stack} ${classes.columns}`} data-images={images ? true : undefined}>
        <Card title={t`Checks`} flush>
          {indexes(4).map((index) => (
            <div key={index} className={checkClasses.check}>
              <div className={common.ends}>
                <Skeleton width={112} height={14} />
                <Skeleton width={72} height={22} />
              </div>
              <div className={`${common.row} ${common.note} ${checkClasses.facts}`}>
                <Skeleton width="70%" />
              </div>
            </div>
          ))}
        </Card>
        <div className={`${common.stack} ${classes.document}`}>
          {images}
          <Card title={t`Extracted fields`}>
            <FactList
              facts={indexes(14).map((index) => ({
                key: String(index),
                label: <Skeleton width={96} />,
                value: <Skeleton width={`${80 - ((index * 17) % 40)}%`} />,
              }))}
            />
          </Card>
        </div>
        <Card title={t`Timeline`}>
          <div className={`${common.stack} ${classes.stack}`}>
            {indexes(5).map((index) => (
              <Skeleton key={index} />
            ))}
          </div>
        </Card>
      </div>
      <StillWorking />
    </div>
  )
}
