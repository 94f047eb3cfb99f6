import type { MessageDescriptor } from '@lingui/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Textarea } from '@mantine/core'
import { useId, type ReactNode, type RefObject } from 'react'
import type { SkippedLine } from '@/lib/names/pasted-names'
import { Data } from '@/ui/display/data'
import { SentenceGap } from '@/ui/display/joined-text'
import common from '@/ui/display/common.module.css'
import classes from './bulk-run.module.css'

interface PasteFieldProps<Reason extends string> {
  ref: RefObject<HTMLTextAreaElement | null>
  name: string
  label: ReactNode
  hint: ReactNode
  text: string
  onText: (text: string) => void
  /** Replaces the status if the text can't be sent. */
  error: ReactNode
  /** Number of lines that can be sent, in words. */
  count: ReactNode
  hasHeader: boolean
  leftOut: readonly SkippedLine<Reason>[]
  /** Reasons why lines are skipped. */
  reasons: Readonly<Record<Reason, MessageDescriptor>>
}

const MAX_LISTED = 5

/** Field for lines pasted from a spreadsheet. It shows how many lines were read, and why other lines are skipped. */
export function PasteField<Reason extends string>(props: PasteFieldProps<Reason>) {
  const { ref, name, label, hint, text, onText, error, count, hasHeader, leftOut, reasons } = props
  const { i18n } = useLingui()
  const id = useId()
  const rest = leftOut.length - MAX_LISTED
  return (
    <div>
      <Textarea
        ref={ref}
        label={label}
        description={hint}
        descriptionProps={{ id: `${id}hint` }}
        error={Boolean(error)}
        name={name}
        attributes={{ input: { 'aria-describedby': `${id}hint ${id}status` } }}
        classNames={{ input: classes.text, description: classes.hint }}
        rows={6}
        spellCheck={false}
        autoComplete="off"
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <p id={`${id}status`} role="status" className={error ? common.error : classes.status}>
        {error || text.trim() === '' ? (
          error
        ) : (
          <>
            {count}
            <SentenceGap />
            {hasHeader ? <Trans>The first line is a header.</Trans> : null}
            <SentenceGap />
            {leftOut.length > 0 ? (
              <Plural value={leftOut.length} one="# line skipped:" other="# lines skipped:" />
            ) : null}
          </>
        )}
      </p>
      {leftOut.length > 0 ? (
        <ul className={`${common.note} ${classes.leftOut}`}>
          {leftOut.slice(0, MAX_LISTED).map((line) => {
            const { number } = line
            const start = <Data>{shorten(line.text)}</Data>
            const reason = i18n._(reasons[line.reason])
            return (
              <li key={number}>
                <Trans>
                  Line {number}, {start}: {reason}
                </Trans>
              </li>
            )
          })}
          {rest > 0 ? (
            <li>
              <Plural value={rest} one="and # more" other="and # more" />
            </li>
          ) : null}
        </ul>
      ) : null}
    </div>
  )
}

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
