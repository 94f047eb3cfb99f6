import { Trans, useLingui } from '@lingui/react/macro'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconClipboardText,
  IconPlus,
} from '@tabler/icons-react'
import {
  lazy,
  startTransition,
  useCallback,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import type { TierDraft, TierField } from '@/lib/pricing/ladder'
import { addTier, editTier, removeTier } from '@/lib/pricing/ladder-edits'
import { useLayout } from '@/stores/layout'
import { IconButton } from '@/ui/display/icon-button'
import { iconProps, smallIconProps } from '@/ui/display/icon-props'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { Button } from '@/ui/form/button'
import { cellAt, changedCell, focusCell, tierAction, type TierCell } from './tier-cells'
import { DraftPreview } from './ladder-preview'
import { TierRow, type TierError } from './tier-row'
import { tierColumns } from './tier-texts'
import { useLadderHistory } from './use-ladder-history'
import common from '@/ui/display/common.module.css'
import classes from './tiers.module.css'

const PastePanel = lazy(() =>
  import('./paste-panel').then((module) => ({ default: module.PastePanel })),
)

type Ladder = readonly TierDraft[]

interface TierEditorProps {
  /** If the parent replaces the ladder, the user can undo the replacement. */
  ladder: Ladder
  /** Updates the latest ladder. The function must be stable, or every row would rerender. */
  onChange: (change: (ladder: Ladder) => Ladder) => void
  /** The service's name. */
  label: string
  /** Whether to show all problems, including problems of untouched fields, after an attempt to submit. */
  problemsShown?: boolean
  serverErrors?: readonly TierError[]
}

const noErrors: readonly TierError[] = []

/** Spreadsheet-like editor for a service's price tiers (behavior 5.10 to 5.13). */
export function TierEditor(props: TierEditorProps) {
  const { ladder, onChange, label, problemsShown = false, serverErrors = noErrors } = props
  const { t, i18n } = useLingui()
  const id = useId()
  const table = useRef<HTMLTableElement>(null)
  const isRightToLeft = useLayout(({ direction }) => direction) === 'rtl'
  const { undo, redo, dispatch } = useLadderHistory(ladder)
  const pasting = usePasting()
  const [errors, setErrors] = useState(serverErrors)
  const [handledErrors, setHandledErrors] = useState(serverErrors)
  if (handledErrors !== serverErrors) {
    setHandledErrors(serverErrors)
    setErrors(serverErrors)
  }
  const errorsByRow = useMemo(() => Map.groupBy(errors, ({ row }) => row), [errors])
  // The cell to focus. Set before a change but focused after the change, because the cell may not exist yet.
  const nextFocus = useRef<TierCell>(undefined)
  useLayoutEffect(() => {
    if (nextFocus.current) focusCell(nextFocus.current, table.current)
    nextFocus.current = undefined
  }, [ladder])

  const edit = useCallback(
    (row: number, field: TierField, text: string) => {
      dispatch({ do: 'type', cell: `${row} ${field}` })
      setErrors((before) => withoutRow(before, row))
      onChange((before) => editTier(before, row, field, text))
    },
    [dispatch, onChange],
  )
  /** Changes the ladder and clears the server's errors, because their row numbers may now refer to other tiers. */
  const reshape = (change: (ladder: Ladder) => Ladder, focus?: TierCell) => {
    nextFocus.current = focus
    setErrors(noErrors)
    onChange(change)
  }
  const add = (row: number, focus: TierCell) => reshape((before) => addTier(before, row), focus)
  const remove = (row: number, column: TierCell['column']) => {
    if (ladder.length > 1)
      reshape((before) => removeTier(before, row), {
        row: Math.min(row, ladder.length - 2),
        column,
      })
  }
  const travel = (step: 'undo' | 'redo', movesFocus: boolean) => {
    const target = step === 'undo' ? undo : redo
    if (!target) return
    dispatch({ do: step })
    reshape(() => target, movesFocus ? changedCell(ladder, target) : undefined)
  }
  const addAfter = (row: number) => {
    const wasLast = row === ladder.length - 1
    add(row, { row: wasLast ? Math.max(0, row) : row + 1, column: 'maximum' })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const cell = cellAt(event.target, event.currentTarget)
    const action = cell && tierAction(event, cell, { ladder, isRightToLeft })
    if (!action) return
    event.preventDefault()
    const { column } = cell
    if (action.do === 'focus') focusCell(action.cell, table.current)
    if (action.do === 'undo' || action.do === 'redo') travel(action.do, true)
    if (action.do === 'remove') remove(action.row, column)
    // Adding a tier from a maximum keeps the focus in that row, because the previously last tier now has an editable
    // maximum.
    if (action.do === 'add')
      add(action.row, { row: action.row + (column === 'maximum' ? 0 : 1), column })
  }
  const onClick = (event: MouseEvent<HTMLTableElement>) => {
    const { row = 0, column } = cellAt(event.target, event.currentTarget) ?? {}
    // Transitions, because all rows below are renumbered, and rendering them may take longer than a frame.
    if (column === 'insert') startTransition(() => addAfter(row))
    if (column === 'remove') startTransition(() => remove(row, column))
  }
  const onPaste = (event: ClipboardEvent<HTMLTableElement>) => {
    const text = event.clipboardData.getData('text/plain')
    // Lets the browser paste a single cell at the cursor.
    if (!/[\t\n;]/.test(text.trim())) return
    event.preventDefault()
    pasting.open(text, event.target)
  }

  const { pricing_type = '', bill_type = '' } = ladder[0] ?? {}
  return (
    <div className={`${common.stack} ${classes.editor}`}>
      <div className={`${common.row} ${classes.tools}`}>
        <p className={`${common.caption} ${classes.hint}`}>
          <Trans>
            Arrow keys move between cells. Enter goes to the next tier and adds one at the end.
            Delete removes an empty tier.
          </Trans>
        </p>
        <IconButton
          label={t`Undo`}
          size="lg"
          aria-disabled={!undo || undefined}
          onClick={() => travel('undo', false)}
        >
          <IconArrowBackUp {...iconProps} className="mantine-rotate-rtl" />
        </IconButton>
        <IconButton
          label={t`Redo`}
          size="lg"
          aria-disabled={!redo || undefined}
          onClick={() => travel('redo', false)}
        >
          <IconArrowForwardUp {...iconProps} className="mantine-rotate-rtl" />
        </IconButton>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconClipboardText {...smallIconProps} />}
          aria-expanded={pasting.pasted !== undefined}
          onClick={({ currentTarget }) =>
            pasting.pasted ? pasting.close() : pasting.open('', currentTarget)
          }
        >
          <Trans>Paste tiers</Trans>
        </Button>
      </div>
      {pasting.pasted === undefined ? null : (
        <LazyPart onFailure={pasting.close}>
          <PastePanel
            key={pasting.pasted.number}
            text={pasting.pasted.text}
            label={label}
            types={{ pricing_type, bill_type }}
            tierCount={ladder.length}
            onReplace={(next) => {
              pasting.close()
              reshape(() => next)
            }}
            onClose={pasting.close}
          />
        </LazyPart>
      )}
      <div className={classes.scroller}>
        <table
          ref={table}
          role="table"
          className={classes.table}
          aria-label={t`${label} tiers`}
          aria-rowcount={ladder.length + 1}
          onKeyDown={onKeyDown}
          onClick={onClick}
          onPaste={onPaste}
          onBlur={() => dispatch({ do: 'endStep' })}
        >
          <thead role="rowgroup">
            <tr className={`${common.caption} ${classes.head}`}>
              <th scope="col">
                <Trans>Tier</Trans>
              </th>
              {tierColumns.map(({ field, name }) => (
                <th key={field} scope="col">
                  {i18n._(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {ladder.map((draft, row) => (
              <TierRow
                key={row}
                id={id}
                row={row}
                draft={draft}
                before={ladder[row - 1]}
                isLast={row === ladder.length - 1}
                isOnly={ladder.length === 1}
                problemsShown={problemsShown}
                errors={errorsByRow.get(row)}
                onEdit={edit}
              />
            ))}
          </tbody>
        </table>
      </div>
      <div>
        <Button
          variant="light"
          size="xs"
          leftSection={<IconPlus {...smallIconProps} />}
          onClick={() => addAfter(ladder.length - 1)}
        >
          <Trans>Add tier</Trans>
        </Button>
      </div>
      <DraftPreview ladder={useDeferredValue(ladder)} label={label} />
    </div>
  )
}

/** Removes a row's errors. Returns the same list if the row has no errors, so nothing rerenders. */
function withoutRow(errors: readonly TierError[], row: number): readonly TierError[] {
  const others = errors.filter((error) => error.row !== row)
  return others.length < errors.length ? others : errors
}

/**
 * Stores the pasted text until the user applies or discards it, and then restores the focus.
 */
function usePasting() {
  const [pasted, setPasted] = useState<{ text: string; number: number }>()
  const opener = useRef<EventTarget>(null)
  const open = (text: string, from: EventTarget) => {
    opener.current = from
    startTransition(() => setPasted({ text, number: (pasted?.number ?? 0) + 1 }))
  }
  const close = () => {
    setPasted(undefined)
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  return { pasted, open, close }
}
