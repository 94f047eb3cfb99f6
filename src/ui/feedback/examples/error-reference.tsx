import type { Examples } from '@gallery/example'
import { ErrorReference } from '@/ui/feedback/error-reference'
import { reportedError } from './reported-error'

const error = reportedError()

export const examples: Examples = {
  'what a person can quote': () => <ErrorReference error={error} />,
}
