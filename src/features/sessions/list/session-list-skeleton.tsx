import { useLingui } from '@lingui/react/macro'
import { HeadingSkeleton, RecordListSkeleton } from '@/features/record-list/record-list-skeleton'
import { useSessionColumns } from './session-columns'
import { sessionListId } from './session-request'

/** The shape of a list of sessions while the first rows are on their way. */
export function SessionRowsSkeleton() {
  const { t } = useLingui()
  return (
    <RecordListSkeleton list={sessionListId} label={t`Sessions`} columns={useSessionColumns()} />
  )
}

/** The same with the place of the screen's heading. */
export function SessionListSkeleton() {
  return (
    <>
      <HeadingSkeleton />
      <SessionRowsSkeleton />
    </>
  )
}
