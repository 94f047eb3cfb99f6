import { errorReference, reportError } from '@/browser/report-error'

/** Returns an error that isn't logged to the console and has the same reference in every screenshot. */
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
