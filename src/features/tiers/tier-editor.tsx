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
  useDeferredValue,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type ReactNode,
} from 'react'
import type { TierDraft, TierField } from '@/lib/pricing/ladder'
import { addTier, editTier, removeTier } from '@/lib/pricing/ladder-edits'
import { useLayout } from '@/stores/layout'
import { usePieces } from '@/ui/display/pieces'
import { IconButton } from '@/ui/display/icon-button'
import { iconProps, smallIconProps } from '@/ui/display/icon-props'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { Button } from '@/ui/form/button'
import { changedCell, focusCell, tierAction, type CellElements, type TierCell } from './tier-cells'
import { DraftPreview } from './ladder-preview'
import { TierRow, type TierRowEvents } from './tier-row'
import { tierColumns } from './tier-texts'
import { useLadderHistory } from './use-ladder-history'
import { useVisibleRows } from './use-visible-rows'
import { useTierKeys } from './use-tier-keys'
import common from '@/ui/display/common.module.css'
import classes from './tiers.module.css'

const PastePanel = lazy(() =>
  import('./paste-panel').then((module) => ({ default: module.PastePanel })),
)

/** The server's error about a tier, until that tier is edited. Its text is shown as it is. */
export interface TierError {
  /** From 0. */
  row: number
  field: TierField
  text: ReactNode
}

interface TierEditorProps {
  /** The last value passed to `onChange`. Replacing it with another ladder can be undone. */
  ladder: readonly TierDraft[]
  onChange: (ladder: TierDraft[]) => void
  /** The name of the service. */
  label: string
  /** Shows all problems, including those of untouched fields: after an attempt to submit. */
  problemsShown?: boolean
  serverErrors?: readonly TierError[]
}

const noErrors: readonly TierError[] = []

/** Edits the price tiers of a service like a spreadsheet (behavior 5.10 to 5.13). */
export function TierEditor(props: TierEditorProps) {
  const { ladder, onChange, label, problemsShown = false, serverErrors = noErrors } = props
  const { t, i18n } = useLingui()
  const id = useId()
  const table = useRef<HTMLTableElement>(null)
  const [cells] = useState<CellElements>(() => new Map())
  const isRightToLeft = useLayout(({ direction }) => direction) === 'rtl'
  const { change, endStep, undo, redo } = useLadderHistory(ladder, onChange)
  const keys = useTierKeys(ladder)
  const shownRows = usePieces(ladder.length, ladder.length)
  const { scroller, observe } = useVisibleRows()
  const pasting = usePasting()
  const [errors, setErrors] = useState(serverErrors)
  const [handledErrors, setHandledErrors] = useState(serverErrors)
  if (handledErrors !== serverErrors) {
    setHandledErrors(serverErrors)
    setErrors(serverErrors)
  }
  // The cell may exist only after the change.
  const nextFocus = useRef<TierCell>(undefined)
  useLayoutEffect(() => {
    if (nextFocus.current) focusCell(nextFocus.current, cells, table.current)
    nextFocus.current = undefined
  }, [ladder, cells])

  /** With another number of tiers, the server's errors belong to other rows. */
  const reshape = (next: TierDraft[], focus?: TierCell) => {
    nextFocus.current = focus
    setErrors(noErrors)
    change(next)
  }
  const add = (row: number, focus: TierCell) => reshape(addTier(ladder, row), focus)
  const remove = (row: number, column: TierCell['column']) => {
    if (ladder.length > 1)
      reshape(removeTier(ladder, row), { row: Math.min(row, ladder.length - 2), column })
  }
  const travel = (step: typeof undo, movesFocus: boolean) => {
    const target = step?.()
    if (!target) return
    setErrors(noErrors)
    if (movesFocus) nextFocus.current = changedCell(ladder, target)
  }

  const events = useLatest({
    onEdit: (row, field, text) => {
      if (errors.length > 0) setErrors(errors.filter((error) => error.row !== row))
      change(editTier(ladder, row, field, text), `${row} ${field}`)
    },
    onKey: (event, cell) => {
      const action = tierAction(event, cell, { ladder, isRightToLeft })
      if (!action) return
      event.preventDefault()
      const { column } = cell
      if (action.do === 'focus') focusCell(action.cell, cells, table.current)
      if (action.do === 'undo') travel(undo, true)
      if (action.do === 'redo') travel(redo, true)
      if (action.do === 'remove') remove(action.row, column)
      // The maximum of the tier that was last can now be typed.
      if (action.do === 'add')
        add(action.row, { row: action.row + (column === 'maximum' ? 0 : 1), column })
    },
    onCommand: (command, row) =>
      // All rows below get another number, so they are rendered step by step.
      startTransition(() => (command === 'remove' ? remove(row, command) : addAfter(row))),
  })
  const addAfter = (row: number) => {
    const wasLast = row === ladder.length - 1
    add(row, { row: wasLast ? Math.max(0, row) : row + 1, column: 'maximum' })
  }
  const onPaste = (event: ClipboardEvent<HTMLTableElement>) => {
    const text = event.clipboardData.getData('text/plain')
    // A single cell is pasted where it goes.
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
          onClick={() => travel(undo, false)}
        >
          <IconArrowBackUp {...iconProps} className="mantine-rotate-rtl" />
        </IconButton>
        <IconButton
          label={t`Redo`}
          size="lg"
          aria-disabled={!redo || undefined}
          onClick={() => travel(redo, false)}
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
              reshape(next)
            }}
            onClose={pasting.close}
          />
        </LazyPart>
      )}
      <div ref={scroller} className={classes.scroller}>
        <table
          ref={table}
          role="table"
          className={classes.table}
          aria-label={t`${label} tiers`}
          aria-rowcount={ladder.length + 1}
          onPaste={onPaste}
          onBlur={endStep}
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
            {ladder.slice(0, shownRows).map((draft, row) => (
              <TierRow
                key={keys[row]}
                observe={observe}
                id={id}
                events={events}
                cells={cells}
                row={row}
                draft={draft}
                before={ladder[row - 1]}
                isLast={row === ladder.length - 1}
                isOnly={ladder.length === 1}
                problemsShown={problemsShown}
                errors={errors}
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

/** A stable object that calls the latest handlers, so that memoized rows do not render again. */
function useLatest(handlers: TierRowEvents): TierRowEvents {
  const latest = useRef(handlers)
  useLayoutEffect(() => {
    latest.current = handlers
  })
  return useState<TierRowEvents>(() => ({
    onEdit: (...args) => latest.current.onEdit(...args),
    onKey: (...args) => latest.current.onKey(...args),
    onCommand: (...args) => latest.current.onCommand(...args),
  }))[0]
}

/** The text being pasted, from its first paste until it is applied or discarded. The focus then returns. */
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
