import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, SegmentedControl } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { setLayout, useLayout } from '@/stores/layout'
import { HiddenText } from '@/ui/display/hidden-text'
import { IconButton } from '@/ui/display/icon-button'
import { smallIconProps } from '@/ui/display/icon-props'
import classes from './list-column-menu.module.css'
import { changeListSettings, useListSettings } from './list-settings'
import { type ColumnOption, isShown, moveId, orderColumns } from './use-list-columns'

interface ListColumnMenuProps {
  listId: string
  columns: readonly ColumnOption[]
}

/** Menu for a list's visible columns, their order and the row height. */
export function ListColumnMenu({ listId, columns }: ListColumnMenuProps) {
  const { t } = useLingui()
  const settings = useListSettings(listId)
  const orderedColumns = orderColumns(columns, settings)
  const ids = orderedColumns.map(({ id }) => id)
  const [announcement, setAnnouncement] = useState('')
  const items = useRef<HTMLUListElement>(null)
  const hasChanges = settings.order.length > 0 || Object.keys(settings.shown).length > 0

  function move(id: string, by: number) {
    const order = moveId(ids, id, by)
    const position = order.indexOf(id) + 1
    const name = orderedColumns.find((column) => column.id === id)?.header ?? id
    changeListSettings(listId, () => ({ order }))
    setAnnouncement(t`${name}: position ${position} of ${order.length}`)
  }

  const dragSort = useDragSort(items, ids, (id, to) => move(id, to - ids.indexOf(id)))
  return (
    <div className={classes.menu}>
      <ul ref={items} aria-label={t`Columns`}>
        {orderedColumns.map((column, index) => {
          const { id, header, primary } = column
          return (
            <li
              key={id}
              className={classes.item}
              data-dragged={dragSort.draggedId === id || undefined}
            >
              <span
                className={classes.grip}
                aria-hidden="true"
                data-fixed={primary}
                {...(primary ? {} : dragSort.grip(id))}
              >
                <IconGripVertical {...smallIconProps} />
              </span>
              <Checkbox
                className={classes.column}
                checked={isShown(column, settings)}
                disabled={primary}
                onChange={({ currentTarget: { checked } }) =>
                  changeListSettings(listId, ({ shown }) => ({
                    shown: { ...shown, [id]: checked },
                  }))
                }
                label={header}
              />
              {primary
                ? null
                : [-1, 1].map((by) => {
                    const isAtEnd = by < 0 ? index <= 1 : index === orderedColumns.length - 1
                    const Icon = by < 0 ? IconArrowUp : IconArrowDown
                    return (
                      <IconButton
                        key={by}
                        label={by < 0 ? t`Move ${header} up` : t`Move ${header} down`}
                        className={classes.move}
                        // Not `disabled`, because the button would lose the focus when its column reaches an end of the
                        // list.
                        aria-disabled={isAtEnd}
                        onClick={() => (isAtEnd ? undefined : move(id, by))}
                      >
                        <Icon {...smallIconProps} />
                      </IconButton>
                    )
                  })}
            </li>
          )
        })}
      </ul>
      <span role="status">
        <HiddenText>{announcement}</HiddenText>
      </span>
      <div className={classes.foot}>
        <ListDensity />
        <button
          type="button"
          className={classes.reset}
          disabled={!hasChanges}
          onClick={() => changeListSettings(listId, () => ({ order: [], shown: {} }))}
        >
          <Trans>Reset columns</Trans>
        </button>
      </div>
    </div>
  )
}

/** Sets the row height in all lists, like the density in the appearance settings. */
function ListDensity() {
  const { t } = useLingui()
  const density = useLayout((layout) => layout.density)
  return (
    <SegmentedControl
      aria-label={t`Row height`}
      fullWidth
      data={[
        { value: 'comfortable', label: <Trans>Comfortable</Trans> },
        { value: 'dense', label: <Trans>Dense</Trans> },
      ]}
      value={density}
      onChange={(value) => setLayout({ density: value })}
    />
  )
}

/** Sorts list items by dragging their grips. The buttons next to each item are the keyboard alternative. */
function useDragSort(
  items: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onMove: (id: string, to: number) => void,
) {
  const [draggedId, setDraggedId] = useState<string>()

  function indexAt(y: number): number | undefined {
    const boxes = Array.from(items.current?.children ?? [], (item) => item.getBoundingClientRect())
    const position = boxes.findIndex(({ top, bottom }) => y >= top && y < bottom)
    return position < 0 ? undefined : position
  }

  const grip = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      setDraggedId(id)
    },
    onPointerMove: ({ clientY }: PointerEvent<HTMLElement>) => {
      if (draggedId !== id) return
      const to = indexAt(clientY)
      if (to !== undefined && to > 0 && to !== ids.indexOf(id)) onMove(id, to)
    },
    onPointerUp: () => setDraggedId(undefined),
    onPointerCancel: () => setDraggedId(undefined),
  })

  return { draggedId, grip }
}
