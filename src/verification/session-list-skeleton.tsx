import { useLingui } from '@lingui/react/macro'
import type { Session } from '@/api/sessions/schema'
import { DataTable } from '@/ui/data-table'
import { HiddenText } from '@/ui/hidden-text'
import { useListColumns } from '@/ui/list-columns'
import { Bone } from '@/ui/skeleton'
import { StillWorking } from '@/ui/still-working'
import type { Selection } from '@/ui/table-selection'
import { useSessionColumns } from './session-columns'
import { sessionListId } from './session-search'
import classes from './session-list-skeleton.module.css'

/** Keeps the place of the boxes. */
const nothing: Selection<Session> = {
  rows: [],
  has: () => false,
  set: () => {},
  clear: () => {},
}

/** The shape of a list of sessions while the first rows are on their way. */
export function SessionListSkeleton() {
  const { t } = useLingui()
  const columns = useListColumns(sessionListId, useSessionColumns())
  return (
    <>
      <div className={classes.head} role="status">
        <HiddenText>{t`Loading`}</HiddenText>
        <Bone width={200} height={28} />
        <Bone width={320} />
      </div>
      <div className={classes.filters}>
        <Bone height={36} />
      </div>
      <DataTable
        label={t`Sessions`}
        columns={columns}
        rows={[]}
        rowKey={(row) => row.session_id}
        selection={nothing}
        loading
      />
      <StillWorking />
    </>
  )
}
