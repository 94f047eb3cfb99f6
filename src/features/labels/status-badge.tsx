import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { identityCheckStates, identityStatuses } from '@/backend/identities'
import type { sessionStatuses } from '@/backend/sessions'
import { humanize } from '@/lib/format'
import { Badge, type Tone } from '@/ui/display/badge'
import { Missing } from '@/ui/display/data'

type Statuses<Code extends string = string> = Readonly<
  Record<Code, { tone: Tone; name: MessageDescriptor }>
>

const failedStatus = { tone: 'failure', name: msg`Failed` } as const
const pending = {
  tone: 'neutral',
  name: msg({ message: 'Pending', context: 'check' }),
} as const

/** Display name and tone of each status, by kind of record. Add the statuses of a new kind here. */
const statuses = {
  session: {
    success: { tone: 'success', name: msg`Verified` },
    failed: failedStatus,
    in_progress: { tone: 'info', name: msg`In progress` },
    expired: { tone: 'neutral', name: msg`Expired` },
  } satisfies Statuses<(typeof sessionStatuses)[number]>,
  check: {
    success: { tone: 'success', name: msg`Passed` },
    failed: failedStatus,
    pending,
    skipped: { tone: 'neutral', name: msg`Skipped` },
    not_done: { tone: 'neutral', name: msg`Not started` },
  } satisfies Statuses<(typeof identityCheckStates)[number] | 'skipped'>,
  identity: {
    pending: { tone: 'info', name: msg({ message: 'Pending', context: 'identity' }) },
    validated: { tone: 'info', name: msg`Validated` },
    verified: { tone: 'success', name: msg`Verified` },
    rejected: { tone: 'failure', name: msg`Rejected` },
  } satisfies Statuses<(typeof identityStatuses)[number]>,
  // There is no success status because the portal can't tell whether the email with the export arrives.
  export: {
    requested: { tone: 'info', name: msg`Requested` },
    failed: failedStatus,
    unknown: { tone: 'warning', name: msg`Not confirmed` },
  },
} satisfies Record<string, Statuses>

export type StatusSubject = keyof typeof statuses

function getStatus(subject: StatusSubject, status: string) {
  const knownStatuses: Statuses = statuses[subject]
  return Object.hasOwn(knownStatuses, status) ? knownStatuses[status] : undefined
}

/** Names a status. An unknown code is shown in plain words, and a missing code as "—". */
export function useStatusName(subject: StatusSubject): (status: string | undefined) => string {
  const { i18n } = useLingui()
  return (status) => {
    if (status === undefined) return '—'
    const knownStatus = getStatus(subject, status)
    return knownStatus ? i18n._(knownStatus.name) : humanize(status)
  }
}

interface StatusBadgeProps {
  subject: StatusSubject
  status: string | undefined
}

/** Shows a status as color, icon and word. An unknown status is neutral. */
export function StatusBadge({ subject, status }: StatusBadgeProps) {
  const statusName = useStatusName(subject)
  if (status === undefined) return <Missing />
  return <Badge tone={getStatus(subject, status)?.tone ?? 'neutral'}>{statusName(status)}</Badge>
}

interface OutcomeBadgeProps {
  /** `null` means not decided yet. */
  passed: boolean | null | undefined
  /** Whether the check can no longer run because the session has ended. */
  skipped?: boolean
}

/** Shows the outcome of one check or transaction. */
export function OutcomeBadge({ passed, skipped = false }: OutcomeBadgeProps) {
  const pendingStatus = skipped ? 'skipped' : 'pending'
  if (passed === undefined) return <Missing />
  const status = passed === null ? pendingStatus : passed ? 'success' : 'failed'
  return <StatusBadge subject="check" status={status} />
}
