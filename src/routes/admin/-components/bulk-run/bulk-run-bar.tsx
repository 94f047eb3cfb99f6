import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { hasFocusWithin } from '@/browser/dom-lookups'
import { saveFile } from '@/browser/save-file'
import { csvTable, type PlainCsvColumn } from '@/lib/csv'
import { toDay } from '@/lib/period/period'
import { getCsvSeparator } from '@/stores/preferences'
import { SentenceGap } from '@/ui/display/joined-text'
import type { PersonalContent } from '@/ui/export/personal-contents'
import { ProgressBar } from '@/ui/export/progress-bar'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { Button } from '@/ui/form/button'
import { InlineAlert } from '@/ui/form/inline-alert'
import { canRetry, isOpen, type BulkRow, type useBulkRun } from './use-bulk-run'
import common from '@/ui/display/common.module.css'
import classes from './bulk-run.module.css'

const PersonalDataDialog = lazy(() =>
  import('@/ui/export/personal-data-dialog').then((module) => ({
    default: module.PersonalDataDialog,
  })),
)

export type BulkRun<Request, Response> = ReturnType<typeof useBulkRun<Request, Response>>

interface BulkRunBarProps<Request, Response> {
  run: BulkRun<Request, Response>
  texts: { progress: string; stopped: ReactNode; resume: ReactNode }
  /** The run's outcome. Screen readers announce it when the run ends, not after every row. */
  summary: ReactNode
  csv: {
    /** File name without the day. */
    name: string
    columns: readonly PlainCsvColumn<BulkRow<Request, Response>>[]
    contents: readonly PersonalContent[]
    /** Maximum number of people in the file. */
    people: number
    onSaved: () => void
  }
  /** Further controls between the summary and the buttons. */
  children?: ReactNode
}

/** Shows a run's progress, failure and outcome, stops and continues it, and saves its rows as a file. */
export function BulkRunBar<Request, Response>(props: BulkRunBarProps<Request, Response>) {
  const { run, texts, summary, csv, children } = props
  const { t } = useLingui()
  const { rows, failure, isRunning, resume, retry, stop } = run
  const [isSaving, setIsSaving] = useState(false)
  const outcome = useRef<HTMLParagraphElement>(null)
  const openCount = rows.filter(isOpen).length
  const retryCount = rows.filter(canRetry).length

  function save() {
    setIsSaving(false)
    const text = csvTable(csv.columns, rows, getCsvSeparator())
    const type = 'text/csv;charset=utf-8'
    saveFile(new Blob([text], { type }), `${csv.name}-${toDay(new Date())}.csv`)
    csv.onSaved()
  }

  return (
    <>
      {isRunning ? (
        <ProgressBar label={texts.progress} share={1 - openCount / rows.length} />
      ) : null}
      {failure ? (
        <InlineAlert tone="error" title={texts.stopped}>
          {failure}
          <SentenceGap />
          <Trans>The results so far are kept.</Trans>
        </InlineAlert>
      ) : null}
      <div className={common.row}>
        <p
          ref={outcome}
          tabIndex={-1}
          className={classes.summary}
          aria-live={isRunning ? 'off' : 'polite'}
        >
          {summary}
        </p>
        {children}
        {isRunning ? (
          <RunButton onClick={stop} focusAfter={outcome}>
            <Trans>Stop</Trans>
          </RunButton>
        ) : openCount + retryCount > 0 ? (
          <RunButton onClick={openCount > 0 ? resume : retry} focusAfter={outcome}>
            {openCount > 0 ? texts.resume : t`Retry failed lines (${retryCount})`}
          </RunButton>
        ) : null}
        {openCount < rows.length ? (
          <Button variant="default" size="xs" onClick={() => setIsSaving(true)}>
            <Trans>Export as CSV</Trans>
          </Button>
        ) : null}
      </div>
      {isSaving ? (
        <LazyPart onFailure={() => setIsSaving(false)}>
          <PersonalDataDialog
            action="export"
            contents={csv.contents}
            people={csv.people}
            onConfirm={save}
            onClose={() => setIsSaving(false)}
          />
        </LazyPart>
      ) : null}
    </>
  )
}

interface RunButtonProps {
  onClick: () => void
  /** Takes the focus when the completed run removes the button. */
  focusAfter: RefObject<HTMLElement | null>
  children: ReactNode
}

function RunButton({ focusAfter, ...props }: RunButtonProps) {
  const own = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const [button, next] = [own.current, focusAfter.current]
    return () => {
      if (hasFocusWithin(button)) next?.focus({ preventScroll: true })
    }
  }, [focusAfter])
  return <Button ref={own} variant="default" size="xs" {...props} />
}
