import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, type ReactNode } from 'react'
import { markLanguage } from '@/ui/feedback/server-text'
import { InlineAlert } from './inline-alert'
import type { FieldErrors } from './use-form'

/** `isUnknown`: whether the request may have taken effect anyway. `lang`: the text's language if a server sent it. */
export type FormProblem = {
  title: string
  text: string
  fields?: FieldErrors
  isUnknown?: boolean
  lang?: string | undefined
}

/** Returns a problem's texts, except the texts that the named fields show. */
export function getTextsBeside(
  names: readonly string[],
  { text, fields = {} }: Pick<FormProblem, 'text' | 'fields'>,
): string[] {
  const shownTexts = new Set(names.map((name) => fields[name]))
  const texts = [text, ...Object.values(fields)].filter((each) => each !== undefined)
  return [...new Set(texts.filter((each) => each && !shownTexts.has(each)))]
}

type FormSummaryProps = {
  problem: FormProblem | undefined
  /** The fields that show their own errors. */
  names: readonly string[]
  /** How to check whether a request with an unknown outcome took effect: a link or a sentence. */
  look?: ReactNode
}

/** Shows why the server rejected a form. Omits texts that the fields show. */
export function FormSummary({ problem, names, look }: FormSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  const texts = problem ? getTextsBeside(names, problem) : []
  const allText = texts.join(' ')
  // A field with an error has the focus, so it must stay in view.
  const isAtField = names.some((name) => problem?.fields?.[name])
  useEffect(() => {
    if (allText && !isAtField) summary.current?.scrollIntoView({ block: 'nearest' })
  }, [allText, isAtField])
  if (!problem || texts.length === 0) return null
  const { title, lang } = problem
  const isUnknown = problem.isUnknown && look !== undefined
  return (
    <div ref={summary}>
      <InlineAlert tone={isUnknown ? 'unknown' : 'error'} title={title}>
        {texts.map((each) => (
          <p key={each}>{markLanguage(each, lang)}</p>
        ))}
        {isUnknown ? (
          <>
            <p>
              <Trans>
                No readable response arrived, so this may still have gone through. Check before you
                try again.
              </Trans>
            </p>
            <p>{look}</p>
          </>
        ) : null}
      </InlineAlert>
    </div>
  )
}
