import { useLingui } from '@lingui/react/macro'
import type { Column } from '@/ui/column'
import { DataTable } from '@/ui/data-table'
import { HiddenText } from '@/ui/hidden-text'
import { useListColumns } from '@/ui/list-columns'
import { Bone } from '@/ui/skeleton'
import { StillWorking } from '@/ui/still-working'
import type { Selection } from '@/ui/table-selection'
import classes from './record-list-skeleton.module.css'

interface RecordListSkeletonProps<Row> {
  list: string
  label: string
  columns: readonly Column<Row>[]
}

/** The shape of a list of records while the first rows are on their way. */
export function RecordListSkeleton<Row>({ list, label, columns }: RecordListSkeletonProps<Row>) {
  const { t } = useLingui()
  const shown = useListColumns(list, columns)
  return (
    <>
      <div role="status">
        <HiddenText>{t`Loading`}</HiddenText>
      </div>
      <div className={classes.filters}>
        <Bone height={36} />
      </div>
      <DataTable
        label={label}
        columns={shown}
        rows={[]}
        rowKey={() => ''}
        selection={noSelection<Row>()}
        loading
      />
      <StillWorking />
    </>
  )
}

/** Keeps the place of the boxes. */
function noSelection<Row>(): Selection<Row> {
  return { rows: [], has: () => false, set: () => {}, clear: () => {} }
}

/** The place of the heading of a screen. */
export function HeadingSkeleton() {
  return (
    <div className={classes.head}>
      <Bone width={200} height={28} />
      <Bone width={320} />
    </div>
  )
}
