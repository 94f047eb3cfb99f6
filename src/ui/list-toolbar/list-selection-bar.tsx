import { Button } from '@/ui/form/button'
import { IconX } from '@tabler/icons-react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { findIn } from '@/browser/dom-lookups'
import { mainHeading } from '@/ui/display/heading-focus'
import { smallIconProps } from '@/ui/display/icon-props'
import common from '@/ui/display/common.module.css'
import classes from './list-selection-bar.module.css'
import { IconButton } from '@/ui/display/icon-button'

interface ListSelectionBarProps {
  count: number
  /** Label of the button that is shown instead of the bar while no rows are selected. */
  news?: ReactNode
  onNews?: () => void
  /** Other list actions for the selected rows. */
  children?: ReactNode
  /** Undefined if the list has no CSV export. */
  onExport?: () => void
  onClear: () => void
}

/** Bar with the number of selected rows and actions. It overlays the end of the list, so nothing moves. */
export function ListSelectionBar(props: ListSelectionBarProps) {
  const { count, news, onNews = () => {}, children, onExport, onClear } = props
  const { t } = useLingui()
  return (
    <div className={classes.place}>
      {/* Always rendered, because screen readers only announce changes of an existing status. */}
      <div className={`${common.line} ${classes.bar}`} data-empty={count === 0 || undefined}>
        <span role="status" className={`${common.label} ${common.digits}`} dir="auto">
          {count > 0 ? <Plural value={count} one="# selected" other="# selected" /> : null}
        </span>
        {count > 0 ? (
          <>
            {children}
            {onExport ? (
              <Button variant="light" size="xs" onClick={onExport}>
                <Trans>Export selection</Trans>
              </Button>
            ) : null}
            <IconButton label={t`Clear selection`} size="md" onClick={() => focusRowAfter(onClear)}>
              <IconX {...smallIconProps} />
            </IconButton>
          </>
        ) : null}
      </div>
      <span role="status" className={classes.news}>
        {count > 0 || !news ? null : (
          <Button size="compact-sm" radius="xl" onClick={() => focusRowAfter(onNews)}>
            {news}
          </Button>
        )}
      </span>
    </div>
  )
}

/** Runs the action of a button that disappears, then focuses the first selected row, or else the first row. */
function focusRowAfter(action: () => void) {
  const selectedRow = findIn(document, 'selectedRow')
  flushSync(action)
  const row = selectedRow ?? findIn(document, 'row')
  const target = findIn(row, 'link') ?? findIn(row, 'control') ?? mainHeading()
  target?.focus({ preventScroll: selectedRow !== undefined })
}
