import { readConsent } from '@/analytics/consent'
import { isSilent } from '@/api/core/api-error'
import { describeError } from '@/api/core/errors'
import { onErrorReported, reportError } from '@/browser/report-error'
import { version } from '@/lib/config'

/** Maximum number of reports per page load. */
const MAX_REPORTS = 10
/** Maximum reports with the same class and route, so an error in a loop leaves room for others. */
const MAX_ALIKE = 3

const isUnexpected = (error: unknown) =>
  !isSilent(error) && describeError(error).unexpected !== undefined

/**
 * Reports each unexpected error to the URL, whether it is shown or only the browser sees it (behavior 8.11). Returns
 * the function that stops it.
 */
export function startErrorReporting(url: string, route: () => string): () => void {
  const alike = new Map<string, number>()
  let count = 0

  onErrorReported((error, reference) => {
    if (!isUnexpected(error)) return
    if (ERROR_REPORTS === 'other host' && readConsent() !== 'granted') return
    const report = { class: getErrorClass(error), reference, route: route(), version }
    const kind = `${report.class} ${report.route}`
    const before = alike.get(kind) ?? 0
    if (count >= MAX_REPORTS || before >= MAX_ALIKE) return
    count += 1
    alike.set(kind, before + 1)
    // Text is sent as text/plain, so no browser asks the other host first. Some users turn beacons off.
    if ('sendBeacon' in navigator) navigator.sendBeacon(url, JSON.stringify(report))
  })

  // The console already has such an error, but not its reference. Errors in other files aren't the portal's.
  const onError = ({ error, filename }: ErrorEvent) => {
    if (error && filename.startsWith(location.origin) && isUnexpected(error)) reportError(error)
  }
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (isUnexpected(reason)) reportError(reason)
  }
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    onErrorReported(undefined)
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}

/** Returns the name of an error's class. Any other text could be in its place, so it must look like a class name. */
function getErrorClass(error: unknown): string {
  const name = error instanceof Error ? error.name : ''
  return /^[A-Za-z]{1,40}$/.test(name) ? name : 'Error'
}
