import { i18n } from '@lingui/core'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { ApiError } from '@/api/core/api-error'
import { describeError } from '@/api/core/errors'
import { useScope } from '@/api/core/use-scope'
import { useSearchSanctions } from '@/api/sanction'
import type { SanctionRequest } from '@/backend/sanction'
import { joinSentences } from '@/lib/format'
import { parsePastedPeople } from '@/lib/names/pasted-names'
import { useBulkRun, type BulkRowProblem } from '@/routes/admin/-components/bulk-run/use-bulk-run'
import { toPersonRequest, type SearchOptions } from './parse-sanction-search'

/** Manages the pasted people and the run that searches them. The text and the results are kept only in memory. */
export function usePeopleSearch() {
  const [text, setText] = useState('')
  const [savedText, setSavedText] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const deferredText = useDeferredValue(text)
  const parsed = useMemo(() => parsePastedPeople(deferredText), [deferredText])
  const field = useRef<HTMLTextAreaElement>(null)
  const { mutateAsync: search } = useSearchSanctions(useScope())
  const run = useBulkRun({
    send: (request: SanctionRequest, signal) => search({ ...request, signal, isBulk: true }),
    getProblem,
  })

  function start(options: SearchOptions) {
    setHasTried(true)
    const { people } = parsed
    if (people.length === 0) field.current?.focus()
    else
      run.start(
        people.map((person) => ({ line: person.line, request: toPersonRequest(person, options) })),
      )
  }

  return {
    ...parsed,
    text,
    setText,
    field,
    isMissing: hasTried && parsed.people.length === 0,
    run,
    start,
    isDirty: () => text !== savedText,
    onSaved: () => setSavedText(text),
  }
}

export type PeopleSearch = ReturnType<typeof usePeopleSearch>

/** Returns the problem with one person's search, or undefined if other searches would fail in the same way. */
function getProblem(error: unknown): BulkRowProblem | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { kind, status = 0 } = error
  const { text, lang, fields } = describeError(error)
  if (kind === 'timeout' || kind === 'contract' || status >= 500)
    return { text, lang, canRetry: true }
  const rejections = Object.entries(fields).flatMap(([name, reason]) =>
    /fields(?:\[|\.)\d/.test(name) ? [reason] : [],
  )
  return rejections.length > 0 ? { text: joinSentences(rejections, i18n.locale), lang } : undefined
}
