import { useLingui } from '@lingui/react/macro'
import type { SessionDetail } from '@/api/sessions/schema'
import { checksOf, type Check } from './checks'
import { platformName } from '@/features/labels/platform-name'
import { useServiceName } from '@/features/labels/service-name'
import { useSessionStory } from './session-story'
import { useStatusName } from '@/features/labels/status-badge'

/** A session as plain text for a ticket or a chat: ids, outcomes and times, nothing of the person. */
export function useSessionSummary(session: SessionDetail): string {
  const { t } = useLingui()
  const serviceName = useServiceName()
  const statusName = useStatusName('session')
  const story = useSessionStory(session).join(' ')
  const line = (label: string, value: string | undefined) => (value ? [`${label}: ${value}`] : [])
  const outcome = ({ passed, skipped }: Check) => {
    if (passed === null) return skipped ? t`not carried out` : t`pending`
    return passed ? t`passed` : t`failed`
  }
  return [
    ...line(t`Session`, session.session_id),
    ...line(t`Bundle`, session.bundle_name ?? session.bundle_id),
    ...line(t`Status`, statusName(session.status)),
    ...line(t`Started (UTC)`, inUtc(session.created_at)),
    ...line(t`Ended (UTC)`, session.ended_at && inUtc(session.ended_at)),
    ...line(t`Platform`, session.platform && platformName(session.platform)),
    '',
    story,
    '',
    ...checksOf(session).map((check) => {
      const { service, attempts, trials, errorCode } = check
      return [
        `${serviceName(service)}: ${outcome(check)}`,
        attempts > 0 ? t`attempt ${attempts} of ${trials}` : undefined,
        errorCode === undefined ? undefined : t`error ${errorCode}`,
      ]
        .filter(Boolean)
        .join(', ')
    }),
    '',
    ...session.transactions.map(
      ({ time, service, transaction_id }) =>
        `${inUtc(time)} ${serviceName(service)} ${transaction_id}`,
    ),
  ]
    .join('\n')
    .trim()
}

function inUtc(moment: string): string {
  const date = new Date(moment)
  return Number.isNaN(date.getTime()) ? moment : date.toISOString()
}
