import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Textarea } from '@mantine/core'
import {
  startTransition,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react'
import { joinSentences } from '@/lib/format'
import type { TierDraft } from '@/lib/pricing/ladder'
import { parsePastedLadder, type PastedLadder } from '@/lib/pricing/paste'
import { HiddenText } from '@/ui/display/hidden-text'
import { Button } from '@/ui/form/button'
import { PasteNotes, PastedTiers } from './pasted-tiers'
import common from '@/ui/display/common.module.css'
import classes from './paste.module.css'

interface PastePanelProps {
  /** The text that was pasted into the table. Empty if the user pastes into this panel. */
  text: string
  /** The service's name. */
  label: string
  /** Types for pasted tiers without types. */
  types: Pick<TierDraft, 'pricing_type' | 'bill_type'>
  /** Number of tiers that would be replaced. */
  tierCount: number
  onReplace: (ladder: TierDraft[]) => void
  onClose: () => void
}

/**
 * Previews tiers pasted from a spreadsheet before they replace anything (behavior 5.13). It isn't a modal dialog,
 * because making every field behind a dialog inert takes too long with fifty tiers.
 */
export function PastePanel(props: PastePanelProps) {
  const { label, types, tierCount, onReplace, onClose } = props
  const { t } = useLingui()
  const id = useId()
  const [text, setText] = useState(props.text)
  const deferredText = useDeferredValue(text)
  const pastedLadder = useMemo(() => parsePastedLadder(deferredText, types), [deferredText, types])
  const count = pastedLadder.tiers.length
  const panel = useRef<HTMLElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true })
    // Scrolls to the panel, because the preview below the text must also be visible.
    panel.current?.scrollIntoView()
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onClose()
  }
  return (
    <section
      ref={panel}
      className={`${common.stack} ${classes.panel}`}
      aria-labelledby={id}
      onKeyDown={onKeyDown}
    >
      <h3 id={id} className={classes.title}>
        <Trans>Paste tiers for {label}</Trans>
      </h3>
      <Textarea
        ref={field}
        label={<Trans>Cells from a spreadsheet</Trans>}
        description={
          <Trans>
            Minimum, maximum, amount of hits and, optionally, pricing type and bill type, separated
            by tabs, semicolons or commas. Add a header row to use a different order.
          </Trans>
        }
        classNames={{ input: classes.text }}
        spellCheck={false}
        dir="ltr"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div role="status" className={`${common.label} ${classes.summary}`}>
        {text.trim() === '' ? (
          <HiddenText>{t`Nothing pasted yet`}</HiddenText>
        ) : (
          <Summary pastedLadder={pastedLadder} tierCount={tierCount} />
        )}
      </div>
      {count > 0 ? <PastedTiers tiers={pastedLadder.tiers} /> : null}
      <PasteNotes pastedLadder={pastedLadder} />
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button
          aria-disabled={count === 0 || undefined}
          onClick={() => {
            // A transition, because rendering hundreds of rows may take longer than a frame.
            if (count > 0)
              startTransition(() => onReplace(pastedLadder.tiers.map(({ draft }) => draft)))
          }}
        >
          {count === 0 ? (
            <Trans>Use these tiers</Trans>
          ) : (
            <Plural value={count} one="Use this tier" other="Use these # tiers" />
          )}
        </Button>
      </div>
    </section>
  )
}

type SummaryProps = { pastedLadder: PastedLadder; tierCount: number }

function Summary({ pastedLadder: { tiers, leftOut }, tierCount }: SummaryProps) {
  const { t, i18n } = useLingui()
  const count = tiers.length
  const skippedCount = leftOut.length
  const sentences = [
    count === 0
      ? t`No tiers found.`
      : t`${plural(count, { one: '# tier found.', other: '# tiers found.' })}`,
    skippedCount > 0 &&
      t`${plural(skippedCount, { one: '# line skipped.', other: '# lines skipped.' })}`,
    count > 0 &&
      t`${plural(tierCount, { one: 'The current tier will be replaced.', other: 'The # current tiers will be replaced.' })}`,
  ]
  return joinSentences(
    sentences.filter((sentence) => sentence !== false),
    i18n.locale,
  )
}
