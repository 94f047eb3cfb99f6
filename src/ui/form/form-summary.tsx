import { InlineAlert } from '@/ui/feedback/inline-alert'
import type { FieldTexts } from './use-form'

export type FormProblem = { title: string; text: string; fields?: FieldTexts }

type FormSummaryProps = {
  problem: FormProblem | undefined
  /** The fields that show their own text. */
  names: readonly string[]
}

/** Why a form was refused, with whatever the server said of fields that this form does not show. */
export function FormSummary({ problem, names }: FormSummaryProps) {
  if (!problem) return null
  const { title, text, fields = {} } = problem
  const texts = Object.keys(fields).flatMap((name) => (names.includes(name) ? [] : fields[name]))
  return (
    <InlineAlert tone="error" title={title}>
      {[...new Set([text, ...texts])].join(' ')}
    </InlineAlert>
  )
}
