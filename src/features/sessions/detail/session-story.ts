import { useLingui } from '@lingui/react/macro'
import type { SessionDetail } from '@/api/sessions/schema'
import { formatAbsolute, formatDuration } from '@/lib/format'
import { checksOf, errorBeside, hasEnded, remarksBeside, type Check } from './checks'
import { useDocumentName } from '@/features/labels/document-name'
import { findError } from '@/features/labels/service-errors'
import { useServiceName } from '@/features/labels/service-name'
import { useStatusName } from '@/features/labels/status-badge'
import { useWarningName } from '@/features/labels/warning-name'

/** What happened in a session, one sentence per fact; of the person and of what a service says nothing. */
export function useSessionStory(session: SessionDetail): string[] {
  const { t, i18n } = useLingui()
  const documentName = useDocumentName()
  const serviceName = useServiceName()
  const statusName = useStatusName('session')
  const warningName = useWarningName()
  const listed = (names: readonly string[]) => new Intl.ListFormat(i18n.locale).format(names)
  const named = (some: readonly Check[]) => listed(some.map((check) => serviceName(check.service)))

  const checks = checksOf(session)
  const passed = checks.filter((check) => check.passed === true)
  const atOnce = passed.filter((check) => check.attempts <= 1)
  const failed = checks.filter((check) => check.passed === false)
  const undecided = checks.filter((check) => check.passed === null)
  const begun = undecided.filter((check) => check.attempts > 0)
  const waiting = undecided.filter((check) => check.attempts === 0)
  const warnings = [
    ...new Set(checks.flatMap((check) => check.warnings)),
    ...remarksBeside(session, checks),
  ]

  const start = () => {
    const date = new Date(session.created_at)
    if (Number.isNaN(date.getTime())) return undefined
    const when = formatAbsolute(date, i18n.locale)
    if (session.duration === undefined) return t`The session started on ${when}.`
    const length = formatDuration(session.duration, i18n.locale)
    return t`The session started on ${when} and took ${length}.`
  }
  const document = session.document_type && documentName(session.document_type)
  const attempt = (check: Check) => {
    const { attempts, trials } = check
    const service = serviceName(check.service)
    if (check.passed === null) return t`${service} has had attempt ${attempts} of ${trials}.`
    if (check.passed) return t`${service} passed at attempt ${attempts} of ${trials}.`
    return attempts === 0
      ? t`${service} failed.`
      : t`${service} failed at attempt ${attempts} of ${trials}.`
  }
  const reason = (errorCode: number | undefined) => {
    const known = findError('service', errorCode)
    if (!known) return errorCode === undefined ? undefined : t`The error code is ${errorCode}.`
    const cause = i18n._(known.cause)
    return t`Error ${errorCode}: ${cause}`
  }
  const rest = () => {
    if (waiting.length === 0) return undefined
    return hasEnded(session)
      ? t`Not carried out: ${named(waiting)}.`
      : t`Still to come: ${named(waiting)}.`
  }
  const end = () => {
    const status = statusName(session.status)
    switch (session.status) {
      case 'success':
        return t`It ended with the person verified.`
      case 'failed':
        return failed.length > 0
          ? t`It ended as failed because of: ${named(failed)}.`
          : t`It ended as failed.`
      case 'expired':
        return t`It expired before it was finished.`
      case 'in_progress':
        return t`It is still going on.`
      default:
        return t`Its status is: ${status}.`
    }
  }
  return [
    start(),
    document && t`The document was: ${document}.`,
    atOnce.length > 0 ? t`Passed at the first attempt: ${named(atOnce)}.` : undefined,
    ...passed.filter((check) => check.attempts > 1).map(attempt),
    ...failed.flatMap((check) => [attempt(check), reason(check.errorCode)]),
    reason(errorBeside(session, checks)?.error_code),
    ...begun.map(attempt),
    rest(),
    end(),
    warnings.length > 0
      ? t`To be looked at by a person: ${listed(warnings.map(warningName))}.`
      : undefined,
  ].filter((sentence): sentence is string => Boolean(sentence))
}
