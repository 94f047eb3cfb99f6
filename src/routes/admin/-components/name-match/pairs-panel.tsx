import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Textarea } from '@mantine/core'
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { formatNumber } from '@/lib/format'
import { MAX_PAIRS, parsePastedPairs, type SkippedPairLine } from '@/lib/names/pasted-pairs'
import { UnsavedChanges } from '@/routes/-components/unsaved-changes'
import { Card } from '@/ui/display/card'
import { Data } from '@/ui/display/data'
import { SentenceGap } from '@/ui/display/joined-text'
import { EmptyState } from '@/ui/feedback/states'
import { Button } from '@/ui/form/button'
import { MatchOptions, toMatchOptions } from './match-options'
import type { PanelProps } from './names-panel'
import { PairResults } from './pair-results'
import { usePairRun } from './use-pair-run'
import common from '@/ui/display/common.module.css'
import shared from './name-match.module.css'
import classes from './pairs.module.css'

/** Compares many name pairs pasted from a spreadsheet. The pairs are kept only in memory. */
export function PairsPanel({ search, onSearch }: PanelProps) {
  const { i18n } = useLingui()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const [savedText, setSavedText] = useState('')
  const deferredText = useDeferredValue(text)
  const { pairs, leftOut, hasHeader } = useMemo(
    () => parsePastedPairs(deferredText),
    [deferredText],
  )
  const pairRun = usePairRun()
  const count = pairs.length
  const most = formatNumber(MAX_PAIRS, i18n.locale)
  const isMissing = hasTried && count === 0
  return (
    <div className={`${common.stack} ${shared.panel}`}>
      <Card>
        <form
          method="post"
          className={`${common.stack} ${shared.form}`}
          onSubmit={(event) => {
            event.preventDefault()
            setHasTried(true)
            if (count > 0) pairRun.start(pairs, toMatchOptions(search))
            else field.current?.focus()
          }}
        >
          <UnsavedChanges isDirty={() => text !== savedText} />
          <div>
            <Textarea
              ref={field}
              label={<Trans>Name pairs</Trans>}
              description={
                <Trans>
                  Two columns from a spreadsheet: one pair per line, separated by a tab, semicolon
                  or comma. Up to {most} pairs.
                </Trans>
              }
              descriptionProps={{ id: `${id}hint` }}
              error={isMissing}
              name="pairs"
              attributes={{ input: { 'aria-describedby': `${id}hint ${id}status` } }}
              classNames={{ input: classes.text }}
              rows={6}
              spellCheck={false}
              autoComplete="off"
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
            <p
              id={`${id}status`}
              role="status"
              className={isMissing ? common.error : classes.status}
            >
              {isMissing ? (
                <Trans>Paste at least one pair of names</Trans>
              ) : text.trim() === '' ? null : (
                <>
                  <Plural value={count} _0="No pairs." one="# pair." other="# pairs." />
                  <SentenceGap />
                  {hasHeader ? <Trans>The first line is a header.</Trans> : null}
                  <SentenceGap />
                  {leftOut.length > 0 ? (
                    <Plural value={leftOut.length} one="# line skipped:" other="# lines skipped:" />
                  ) : null}
                </>
              )}
            </p>
            <LeftOut lines={leftOut} />
          </div>
          <MatchOptions search={search} onSearch={onSearch} />
          <Button type="submit" busy={pairRun.isRunning} className={shared.submit}>
            {count === 0 ? (
              <Trans>Compare pairs</Trans>
            ) : (
              <Plural value={count} one="Compare # pair" other="Compare # pairs" />
            )}
          </Button>
        </form>
      </Card>
      {pairRun.rows.length > 0 ? (
        <PairResults
          run={pairRun}
          search={search}
          onSearch={onSearch}
          onSaved={() => setSavedText(text)}
        />
      ) : (
        <EmptyState
          illustration="names"
          title={<Trans>No pairs compared yet</Trans>}
          text={<Trans>Names stay on this page. Leaving it or signing out clears them.</Trans>}
        />
      )}
    </div>
  )
}

const MAX_LISTED = 5

/** The first skipped lines, each with its reason. */
function LeftOut({ lines }: { lines: readonly SkippedPairLine[] }) {
  const rest = lines.length - MAX_LISTED
  return lines.length === 0 ? null : (
    <ul className={`${common.note} ${classes.leftOut}`}>
      {lines.slice(0, MAX_LISTED).map(({ number, text, reason }) => {
        const shortText = <Data>{text.length > 60 ? `${text.slice(0, 60)}…` : text}</Data>
        return (
          <li key={number}>
            {reason === 'oneName' ? (
              <Trans>
                Line {number}, {shortText}: only one name.
              </Trans>
            ) : reason === 'tooManyNames' ? (
              <Trans>
                Line {number}, {shortText}: more than two names.
              </Trans>
            ) : (
              <Trans>
                Line {number}, {shortText}: too many pairs.
              </Trans>
            )}
          </li>
        )
      })}
      {rest > 0 ? (
        <li>
          <Plural value={rest} one="and # more" other="and # more" />
        </li>
      ) : null}
    </ul>
  )
}
