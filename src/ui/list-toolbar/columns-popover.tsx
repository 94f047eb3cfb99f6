import { useLingui } from '@lingui/react/macro'
import { IconColumns3 } from '@tabler/icons-react'
import { lazy } from 'react'
import { iconProps } from '@/ui/display/icon-props'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { Skeleton } from '@mantine/core'
import { Popover } from '@/ui/overlays/popover'
import type { ColumnOption } from './use-list-columns'
import common from '@/ui/display/common.module.css'
import classes from './list-tools.module.css'

// Lazy, because most visits don't need a menu.
const ListColumnMenu = lazy(() =>
  import('./list-column-menu').then((module) => ({ default: module.ListColumnMenu })),
)

interface ColumnsPopoverProps {
  /** Storage ID of this list's columns. */
  listId: string
  columns: readonly ColumnOption[]
}

/** Button to show, hide and order a list's columns. */
export function ColumnsPopover({ listId, columns }: ColumnsPopoverProps) {
  const { t } = useLingui()
  return (
    <Popover
      label={t`Columns`}
      align="end"
      button={(button) => (
        <button
          type="button"
          className={`${common.line} ${common.note} ${common.insetFocus} ${classes.tool}`}
          title={t`Columns`}
          aria-label={t`Columns`}
          {...button}
        >
          <IconColumns3 {...iconProps} />
        </button>
      )}
    >
      {(close) => (
        <LazyPart fallback={<MenuSkeleton />} onFailure={close}>
          <ListColumnMenu listId={listId} columns={columns} />
        </LazyPart>
      )}
    </Popover>
  )
}

/** Skeleton of a list tool's menu while it loads. */
export function MenuSkeleton() {
  const { t } = useLingui()
  return (
    <div className={classes.skeleton} role="status" aria-label={t`Loading`}>
      {[120, 160, 96, 140].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  )
}
