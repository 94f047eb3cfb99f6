import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SessionDetail } from '@/backend/sessions'
import { ExtractedFields } from './extracted-fields'
import { NidReading } from '@/features/documents/nid-reading'
import { JsonSection } from '@/features/masking/json-section'
import { extractedData } from './extracted-data'
import { SessionChecks } from './session-checks'
import { SessionHeader } from './session-header'
import { SessionTimeline } from './session-timeline'
import type { SessionOwnerLinks, TransactionLink } from '@/features/sessions/session-links'
import common from '@/ui/display/common.module.css'
import classes from './session-detail.module.css'

interface SessionDetailViewProps {
  session: SessionDetail
  /** The session's images, if the realm has them. */
  images?: ReactNode
  owners?: SessionOwnerLinks
  steps?: ReactNode
  action?: ReactNode
  updating?: boolean
  transactionLink?: TransactionLink
  /** The person's other sessions. */
  related?: ReactNode
}

export function SessionDetailView(props: SessionDetailViewProps) {
  const { session, images, transactionLink, related, ...header } = props
  return (
    <>
      <SessionHeader session={session} {...header} />
      <div className={`${common.stack} ${classes.columns}`} data-images={images ? true : undefined}>
        <SessionChecks session={session} transactionLink={transactionLink} />
        <div className={`${common.stack} ${classes.document}`}>
          {images}
          <div className={`${common.stack} ${classes.stack}`}>
            <ExtractedFields session={session} />
            <NidReading data={extractedData(session)} />
            {images ? null : (
              <p className={common.note}>
                <Trans>Images are available to your provider’s staff.</Trans>
              </p>
            )}
          </div>
        </div>
        <SessionTimeline session={session} transactionLink={transactionLink} />
      </div>
      <div className={`${common.stack} ${classes.record}`}>
        {related}
        <JsonSection value={session} name={`session-${session.session_id}`} />
      </div>
    </>
  )
}
