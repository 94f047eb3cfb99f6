import { useLingui } from '@lingui/react/macro'
import type { SessionDetail } from '@/backend/sessions'
import { formatAbsolute, joinSentences } from '@/lib/format'
import { formatDuration } from '@/lib/format-units'
import { formatList } from '@/lib/format-list'
import { toChecks, errorOutsideChecks, hasEnded, warningsOutsideChecks, type Check } from './checks'
import { useLabelFormat } from '@/ui/display/joined-text'
import { useDocumentName, useServiceName, platformName } from '@/features/labels/names'
import { findError } from '@/features/labels/problems/service-errors'
import { useStatusName } from '@/features/labels/status-badge'
import { useWarningName } from '@/features/labels/problems/document-warnings'

/** Describes a session in sentences, one fact each, without personal data or service messages. */
export function useSessionDescription(session: SessionDetail): string[] {
  const { t, i18n } = useLingui()
  const documentName = useDocumentName()
  const serviceName = useServiceName()
  const statusName = useStatusName('session')
  const warningName = useWarningName()
  const serviceNames = (some: readonly Check[]) =>
    formatList(
      some.map((check) => serviceName(check.service)),
      i18n.locale,
    )

  const checks = toChecks(session)
  const passedChecks = checks.filter((check) => check.passed === true)
  const firstTry = passedChecks.filter((check) => check.attempts <= 1)
  const failedChecks = checks.filter((check) => check.passed === false)
  const undecidedChecks = checks.filter((check) => check.passed === null)
  const inProgress = undecidedChecks.filter((check) => check.attempts > 0)
  const waiting = undecidedChecks.filter((check) => check.attempts === 0)
  const warnings = [
    ...new Set(checks.flatMap((check) => check.warnings)),
    ...warningsOutsideChecks(session, checks),
  ]

  const start = () => {
    const date = new Date(session.created_at ?? '')
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
    if (check.passed === null) return t`${service} is on attempt ${attempts} of ${trials}.`
    if (check.passed) return t`${service} passed on attempt ${attempts} of ${trials}.`
    return attempts === 0
      ? t`${service} failed.`
      : t`${service} failed on attempt ${attempts} of ${trials}.`
  }
  const reason = (errorCode: number | undefined) => {
    const knownError = findError(errorCode)
    if (!knownError) return errorCode === undefined ? undefined : t`Error code: ${errorCode}.`
    const cause = i18n._(knownError.cause)
    return t`Error ${errorCode}: ${cause}`
  }
  const rest = () => {
    if (waiting.length === 0) return undefined
    return hasEnded(session)
      ? t`Skipped: ${serviceNames(waiting)}.`
      : t`Not started: ${serviceNames(waiting)}.`
  }
  const failure = (check: Check) => {
    const { attempts, trials } = check
    const service = serviceName(check.service)
    return attempts === 0
      ? t`Failed: ${service} not confirmed.`
      : t`Failed: ${service} not confirmed after ${attempts} of ${trials} attempts.`
  }
  const end = () => {
    const status = statusName(session.status)
    switch (session.status) {
      case 'success':
        return t`The person was verified.`
      case 'failed':
        return failedChecks.length > 0
          ? joinSentences(failedChecks.map(failure), i18n.locale)
          : t`The session failed.`
      case 'expired':
        return t`The session expired before it was completed.`
      case 'in_progress':
        return t`The session is still in progress.`
      default:
        return t`Status: ${status}.`
    }
  }
  return [
    end(),
    start(),
    document && t`Document: ${document}.`,
    firstTry.length > 0 ? t`Passed on the first attempt: ${serviceNames(firstTry)}.` : undefined,
    ...passedChecks.filter((check) => check.attempts > 1).map(attempt),
    ...failedChecks.flatMap((check) => [
      session.status === 'failed' ? undefined : attempt(check),
      reason(check.errorCode),
    ]),
    reason(errorOutsideChecks(session, checks)?.error_code),
    ...inProgress.map(attempt),
    rest(),
    warnings.length > 0
      ? t`Needs manual review: ${formatList(warnings.map(warningName), i18n.locale)}.`
      : undefined,
  ].filter((sentence): sentence is string => Boolean(sentence))
}

/** Returns a session as plain text for a ticket or a chat: IDs, outcomes and times, without personal data. */
export function useSessionSummary(session: SessionDetail): string {
  const { t, i18n } = useLingui()
  const serviceName = useServiceName()
  const statusName = useStatusName('session')
  const description = joinSentences(useSessionDescription(session), i18n.locale)
  const labeled = useLabelFormat()
  // Uses `conjunction` because the narrow `unit` type would put nothing between the facts in Chinese.
  const facts = new Intl.ListFormat(i18n.locale, { type: 'conjunction', style: 'narrow' })
  const line = (label: string, value: string | undefined) => (value ? [labeled(label, value)] : [])
  const outcome = ({ passed, skipped }: Check) => {
    if (passed === null) return skipped ? t`skipped` : t`pending`
    return passed ? t`passed` : t`failed`
  }
  return [
    ...line(t`Session`, session.session_id),
    ...line(t`Bundle`, session.bundle_name ?? session.bundle_id),
    ...line(t`Status`, session.status && statusName(session.status)),
    ...line(t`Started (UTC)`, session.created_at && formatUtc(session.created_at)),
    ...line(t`Ended (UTC)`, session.ended_at && formatUtc(session.ended_at)),
    ...line(t`Platform`, session.platform && platformName(session.platform)),
    '',
    description,
    '',
    ...toChecks(session).map((check) => {
      const { service, attempts, trials, errorCode } = check
      return facts.format(
        [
          labeled(serviceName(service), outcome(check)),
          attempts > 0 ? t`attempt ${attempts} of ${trials}` : undefined,
          errorCode === undefined ? undefined : t`error ${errorCode}`,
        ].filter((fact) => fact !== undefined),
      )
    }),
    '',
    ...session.transactions.map(
      ({ time, service, transaction_id }) =>
        `${time ? formatUtc(time) : '—'} ${serviceName(service)} ${transaction_id}`,
    ),
  ]
    .join('\n')
    .trim()
}

function formatUtc(moment: string): string {
  const date = new Date(moment)
  return Number.isNaN(date.getTime()) ? moment : date.toISOString()
}
