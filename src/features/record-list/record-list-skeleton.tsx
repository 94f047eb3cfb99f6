import { useLingui } from '@lingui/react/macro'
import type { Column } from '@/ui/table/column'
import { DataTable } from '@/ui/table/data-table'
import { HiddenText } from '@/ui/display/hidden-text'
import { useListColumns } from '@/ui/list-toolbar/use-list-columns'
import { Skeleton } from '@/ui/feedback/skeleton'
import { StillWorking } from '@/ui/feedback/loading-state'
import type { Selection } from '@/ui/table/use-selection'
import classes from './record-list-skeleton.module.css'

interface RecordRowsSkeletonProps<Row> {
  label: string
  columns: readonly Column<Row>[]
}

interface RecordListSkeletonProps<Row> extends RecordRowsSkeletonProps<Row> {
  list: string
}

/** The shape of a list of records while its screen is on its way. */
export function RecordListSkeleton<Row>({ list, label, columns }: RecordListSkeletonProps<Row>) {
  const shown = useListColumns(list, columns)
  return (
    <>
      <div className={classes.filters}>
        <Skeleton height={36} />
      </div>
      <RecordRowsSkeleton label={label} columns={shown} />
    </>
  )
}

/** The shape of its rows alone. */
export function RecordRowsSkeleton<Row>({ label, columns }: RecordRowsSkeletonProps<Row>) {
  const { t } = useLingui()
  return (
    <>
      <div role="status">
        <HiddenText>{t`Loading`}</HiddenText>
      </div>
      <DataTable
        label={label}
        columns={columns}
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
      <Skeleton width={200} height={28} />
      <Skeleton width={320} />
    </div>
  )
}
