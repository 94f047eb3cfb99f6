import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { markLanguage } from '@/ui/feedback/server-text'
import { InlineAlert } from './inline-alert'
import type { FieldErrors } from './use-form'

/** `isUnknown`: the call may have taken effect all the same. `lang`: the language of the text, if it is a server's. */
export type FormProblem = {
  title: string
  text: string
  fields?: FieldErrors
  isUnknown?: boolean
  lang?: string | undefined
}

type FormSummaryProps = {
  problem: FormProblem | undefined
  /** The fields that show their own errors. */
  names: readonly string[]
  /** Where to see whether a call of unknown outcome went through: a link, or a sentence where there is no screen. */
  look?: ReactNode
}

/** Why the server rejected a form, with its errors for fields that the form does not contain. */
export function FormSummary({ problem, names, look }: FormSummaryProps) {
  if (!problem) return null
  const { title, text, fields = {}, lang } = problem
  const texts = Object.keys(fields).flatMap((name) => (names.includes(name) ? [] : fields[name]))
  const isUnknown = problem.isUnknown && look !== undefined
  return (
    <InlineAlert tone={isUnknown ? 'unknown' : 'error'} title={title}>
      {[...new Set([text, ...texts])].map((each) => (
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
  )
}
