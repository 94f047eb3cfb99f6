import { InlineAlert } from './inline-alert'
import type { FieldErrors } from './use-form'

export type FormProblem = { title: string; text: string; fields?: FieldErrors }

type FormSummaryProps = {
  problem: FormProblem | undefined
  /** The fields that show their own errors. */
  names: readonly string[]
}

/** Why the server rejected a form, with its errors for fields that the form does not contain. */
export function FormSummary({ problem, names }: FormSummaryProps) {
  if (!problem) return null
  const { title, text, fields = {} } = problem
  const texts = Object.keys(fields).flatMap((name) => (names.includes(name) ? [] : fields[name]))
  return (
    <InlineAlert tone="error" title={title}>
      {[...new Set([text, ...texts])].map((each) => (
        <p key={each}>{each}</p>
      ))}
    </InlineAlert>
  )
}
