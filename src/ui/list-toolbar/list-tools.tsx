import { IconBookmark, IconFileTypeCsv } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode } from 'react'
import { ColumnsPopover, MenuSkeleton } from './columns-popover'
import { useListSettings } from './list-settings'
import { iconProps } from '@/ui/display/icon-props'
import { Popover } from '@/ui/overlays/popover'
import { isSameView, type ListView } from './list-view'
import type { ColumnOption } from './use-list-columns'
import { LazyPart } from '@/ui/feedback/lazy-part'
import common from '@/ui/display/common.module.css'
import classes from './list-tools.module.css'

// Lazy, because most visits don't need a menu.
const ListViewMenu = lazy(() =>
  import('./list-view-menu').then((module) => ({ default: module.ListViewMenu })),
)

interface ListToolsProps {
  /** Storage ID of this list's columns and views. */
  listId: string
  columns: readonly ColumnOption[]
  view: ListView
  searching: boolean
  onApplyView: (view: ListView) => void
  onExport: () => void
  /** Whether there is nothing to export. */
  empty: boolean
  children?: ReactNode
}

/** Tools after the filters: saved views, columns and CSV export. */
export function ListTools(props: ListToolsProps) {
  const { listId, columns, view, searching, onApplyView, onExport, empty, children } = props
  const { t } = useLingui()
  const { views } = useListSettings(listId)
  const currentView = views.find((each) => isSameView(each, view))
  return (
    <div className={`${common.line} ${classes.tools}`}>
      {children}
      <div
        className={classes.group}
        role="group"
        aria-label={t({ message: 'List', context: 'of records' })}
      >
        <Popover
          label={t`Saved views`}
          align="end"
          button={(button) => (
            <button
              type="button"
              className={`${common.line} ${common.note} ${common.insetFocus} ${classes.tool}`}
              title={t`Saved views`}
              {...button}
            >
              <IconBookmark {...iconProps} />
              {/* `dir="auto"` truncates a name at the end in the name's own direction. */}
              <span className={`${common.truncated} ${classes.label}`} dir="auto">
                {currentView ? currentView.name : <Trans>Views</Trans>}
              </span>
            </button>
          )}
        >
          {(close) => (
            <LazyPart fallback={<MenuSkeleton />} onFailure={close}>
              <ListViewMenu
                listId={listId}
                current={view}
                searching={searching}
                onApply={(chosenView) => {
                  close()
                  onApplyView(chosenView)
                }}
              />
            </LazyPart>
          )}
        </Popover>
        <ColumnsPopover listId={listId} columns={columns} />
        <button
          type="button"
          className={`${common.line} ${common.note} ${common.insetFocus} ${classes.tool}`}
          title={t`Export as CSV`}
          aria-label={t`Export as CSV`}
          disabled={empty}
          onClick={onExport}
        >
          <IconFileTypeCsv {...iconProps} />
        </button>
      </div>
    </div>
  )
}
