import { readConsent } from '@/analytics/consent'
import { isSilent } from '@/api/core/api-error'
import { describeError } from '@/api/core/errors'
import { onErrorReported, reportError } from '@/browser/report-error'
import { version } from '@/lib/config'

/** Maximum number of reports per page load. */
const MAX_REPORTS = 10
/** Maximum number of reports with the same class and route, so a repeated error leaves room for other errors. */
const MAX_ALIKE = 3

const isUnexpected = (error: unknown) =>
  !isSilent(error) && describeError(error).unexpected !== undefined

/**
 * Reports every unexpected error, shown or uncaught, to `url` (behavior 8.11). Returns a function that stops the
 * reports.
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
    // A string is sent as text/plain, so it needs no CORS preflight. Some users turn beacons off.
    if ('sendBeacon' in navigator) navigator.sendBeacon(url, JSON.stringify(report))
  })

  // The console shows an uncaught error without its reference, so report it. Errors in other files aren't the portal's.
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

/**
 * Returns an error's class name. Returns "Error" if `name` doesn't look like a class name, because `name` may contain
 * any text.
 */
function getErrorClass(error: unknown): string {
  const name = error instanceof Error ? error.name : ''
  return /^[A-Za-z]{1,40}$/.test(name) ? name : 'Error'
}
