import { errorReference, reportError } from '@/browser/report-error'

/** An error that the console does not need to have, with a reference that is the same in every picture. */
export function reportedError(): Error {
  const error = new Error('The answer is not JSON.')
  const { getRandomValues } = crypto
  const { error: log } = console
  crypto.getRandomValues = (array) => array
  console.error = () => {}
  errorReference(error)
  reportError(error)
  crypto.getRandomValues = getRandomValues
  console.error = log
  return error
}
