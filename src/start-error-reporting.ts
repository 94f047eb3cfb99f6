import { readConsent } from '@/analytics/consent'
import { isSilent } from '@/api/core/api-error'
import { describeError } from '@/api/core/errors'
import { onErrorReported, reportError } from '@/browser/report-error'
import { version } from '@/lib/config'

/** Reports of one page load. */
const MAX_REPORTS = 10
/** Of these with the same class and route: what breaks in a loop leaves some for other errors. */
const MAX_ALIKE = 3

const isUnexpected = (error: unknown) =>
  !isSilent(error) && describeError(error).unexpected !== undefined

/**
 * Sends a report of each unexpected error to the address: those that are shown, and those that only the browser sees
 * (behavior 8.11). Returns the function that stops it.
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
    // A text is sent as text/plain, for which no browser asks the other host first. Some people switch beacons off.
    if ('sendBeacon' in navigator) navigator.sendBeacon(url, JSON.stringify(report))
  })

  // The console has such an error already, but not its reference. Those of other files are not the portal's.
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

/** The name of its class. Another text in its place may be anything. */
function getErrorClass(error: unknown): string {
  const name = error instanceof Error ? error.name : ''
  return /^[A-Za-z]{1,40}$/.test(name) ? name : 'Error'
}
