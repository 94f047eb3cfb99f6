import { i18n as globalI18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { ApiError } from '@/api/core/api-error'
import { describeError } from '@/api/core/errors'
import { useScope } from '@/api/core/use-scope'
import { useCompareNames } from '@/api/name-match'
import type { NameMatchRequest } from '@/backend/name-match'
import { formatNumber, joinSentences } from '@/lib/format'
import { MAX_PAIRS, parsePastedPairs, type PastedPair } from '@/lib/names/pasted-names'
import { UnsavedChanges } from '@/routes/-components/unsaved-changes'
import { Card } from '@/ui/display/card'
import { EmptyState } from '@/ui/feedback/states'
import { Button } from '@/ui/form/button'
import { PasteField } from '@/routes/admin/-components/bulk-run/paste-field'
import { useBulkRun, type BulkRowProblem } from '@/routes/admin/-components/bulk-run/use-bulk-run'
import { MatchOptions, toMatchOptions } from './match-options'
import type { PanelProps } from './names-panel'
import { PairResults } from './pair-results'
import common from '@/ui/display/common.module.css'
import shared from './name-match.module.css'

/** Compares many name pairs pasted from a spreadsheet. The pairs are kept only in memory. */
export function PairsPanel({ search, onSearch }: PanelProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const [savedText, setSavedText] = useState('')
  const deferredText = useDeferredValue(text)
  const { pairs, leftOut, hasHeader } = useMemo(
    () => parsePastedPairs(deferredText),
    [deferredText],
  )
  const { mutateAsync: compare } = useCompareNames(useScope())
  const pairRun = useBulkRun({
    send: (request: NameMatchRequest, signal) => compare({ ...request, signal }),
    getProblem: getRejection,
  })
  const toRow = ({ line, first, second }: PastedPair) => ({
    line,
    request: { first_name_value: first, second_name_value: second, ...toMatchOptions(search) },
  })
  const count = pairs.length
  const { i18n } = useLingui()
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
            if (count > 0) pairRun.start(pairs.map(toRow))
            else field.current?.focus()
          }}
        >
          <UnsavedChanges isDirty={() => text !== savedText} />
          <PasteField
            ref={field}
            name="pairs"
            label={<Trans>Name pairs</Trans>}
            hint={
              <Trans>
                Two columns from a spreadsheet: one pair per line, separated by a tab, semicolon or
                comma. Up to {most} pairs.
              </Trans>
            }
            text={text}
            onText={setText}
            error={isMissing ? <Trans>Paste at least one pair of names</Trans> : null}
            count={<Plural value={count} _0="No pairs." one="# pair." other="# pairs." />}
            hasHeader={hasHeader}
            leftOut={leftOut}
            reasons={reasons}
          />
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

const reasons = {
  oneName: msg`only one name.`,
  tooManyNames: msg`more than two names.`,
  tooMany: msg`too many pairs.`,
}

/** Returns the backend's error about a pair's names, or undefined if other pairs would fail in the same way. */
function getRejection(error: unknown): BulkRowProblem | undefined {
  const isAboutPair = error instanceof ApiError && (error.status === 400 || error.status === 422)
  if (!isAboutPair) return undefined
  const { fields, lang } = describeError(error)
  const texts = [fields['first_name_value'], fields['second_name_value']]
  const text = joinSentences(
    texts.filter((each) => each !== undefined),
    globalI18n.locale,
  )
  return text ? { text, lang } : undefined
}
