import { Skeleton } from '@/ui/feedback/skeleton'
import { useListColumns } from '@/ui/list-toolbar/use-list-columns'
import type { Column } from '@/ui/table/column'
import { PagedRowsSkeleton } from './paged-rows'
import classes from './record-list-skeleton.module.css'

interface RecordListSkeletonProps<Row> {
  list: string
  label: string
  columns: readonly Column<Row>[]
}

/** The shape of a list of records, filters included, while its screen is loading. */
export function RecordListSkeleton<Row>({ list, label, columns }: RecordListSkeletonProps<Row>) {
  const shown = useListColumns(list, columns)
  return (
    <>
      <div className={classes.filters}>
        <Skeleton height={36} />
      </div>
      <PagedRowsSkeleton label={label} columns={shown} selectable />
    </>
  )
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
