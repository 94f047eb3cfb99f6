import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { isUnknownOutcome } from '@/api/core/api-error'
import { ProgressBar } from '@/ui/export/progress-bar'
import { Button } from '@/ui/form/button'
import { InlineAlert } from '@/ui/form/inline-alert'
import { Dialog, DialogActions } from '@/ui/overlays/dialog'
import { useRunOverMany } from './use-run-over-many'
import common from '@/ui/display/common.module.css'
import classes from './run-dialog.module.css'

interface RunDialogProps<T> {
  title: ReactNode
  /** Explains the requests. */
  intro: ReactNode
  /** Names the list of items. */
  label: string
  items: readonly T[]
  itemKey: (item: T) => string
  renderItem: (item: T) => ReactNode
  /** Renders an item's result. The error is undefined after a success. */
  renderResult: (item: T, error: Error | undefined) => ReactNode
  /** List items for which nothing is sent. */
  others?: ReactNode
  send: (item: T) => Promise<void>
  /** Label of the button that sends the requests. */
  action: ReactNode
  /** How to check the result after an unknown outcome. */
  look: ReactNode
  /** Called when every item has been sent. */
  onSent: () => void
  onClose: () => void
}

/** Lists items, sends one request for each after a confirmation, and shows the results. Failed items can be retried. */
export function RunDialog<T>({ send, onSent, onClose, ...props }: RunDialogProps<T>) {
  const { t } = useLingui()
  const [items] = useState(props.items)
  const [hasStarted, setHasStarted] = useState(false)
  const { isRunning, isDone, getError, run, stop } = useRunOverMany<T>()
  const left = items.filter((item) => !isDone(item))
  const errors = left.flatMap((item) => getError(item) ?? [])
  const doneCount = items.length - left.length

  async function start() {
    setHasStarted(true)
    // Doesn't pass on the signal, because a canceled request may still take effect.
    const rest = await run(left, (item) => send(item))
    if (rest.length === 0) onSent()
  }

  return (
    <Dialog title={props.title} size="small" onClose={onClose} closesOnOutsideClick={!isRunning}>
      <div className={common.stack}>
        <p>{props.intro}</p>
        {/* Scrolls, so the buttons stay in view below a long list. */}
        <div role="region" aria-label={props.label} tabIndex={0} className={classes.items}>
          <ul>
            {items.map((item) => (
              <li key={props.itemKey(item)} className={common.row}>
                {props.renderItem(item)}
                {isDone(item) || getError(item) ? props.renderResult(item, getError(item)) : null}
              </li>
            ))}
            {props.others}
          </ul>
        </div>
        {isRunning ? (
          <ProgressBar label={t`Sending progress`} share={doneCount / items.length} />
        ) : null}
        {/* Announced when the run ends, not after every item. */}
        <p className={common.note} role="status" aria-live={isRunning ? 'off' : 'polite'}>
          {hasStarted ? (
            <Plural
              value={items.length}
              one={`${doneCount} of # sent`}
              other={`${doneCount} of # sent`}
            />
          ) : null}
        </p>
        {errors.some(isUnknownOutcome) ? (
          <InlineAlert tone="unknown">{props.look}</InlineAlert>
        ) : null}
        <DialogActions>
          <Button variant="default" onClick={isRunning ? stop : onClose} data-autofocus>
            {isRunning ? (
              <Trans>Stop</Trans>
            ) : hasStarted ? (
              <Trans>Close</Trans>
            ) : (
              <Trans>Cancel</Trans>
            )}
          </Button>
          {left.length > 0 ? (
            <Button busy={isRunning} onClick={() => void start()}>
              {hasStarted && !isRunning ? <Trans>Try again</Trans> : props.action}
            </Button>
          ) : null}
        </DialogActions>
      </div>
    </Dialog>
  )
}
