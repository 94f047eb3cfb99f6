import type { ReactNode } from 'react'
import type { SessionDetail } from '@/api/sessions/schema'
import { ExtractedFields } from './extracted-fields'
import { SessionChecks } from './session-checks'
import { SessionHeader } from './session-header'
import { SessionTimeline } from './session-timeline'
import classes from './session-detail.module.css'

interface SessionDetailViewProps {
  session: SessionDetail
  action?: ReactNode
}

/** One session as a whole: the same for clients and administrators. */
export function SessionDetailView({ session, action }: SessionDetailViewProps) {
  return (
    <>
      <SessionHeader session={session} action={action} />
      <div className={classes.columns}>
        <ExtractedFields session={session} />
        <div className={classes.stack}>
          <SessionChecks session={session} />
          <SessionTimeline session={session} />
        </div>
      </div>
    </>
  )
}
