import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { userStatuses, type PortalUser, type UserStatus } from '@/backend/users'
import { humanize } from '@/lib/format'
import { Badge } from '@/ui/display/badge'
import { Missing } from '@/ui/display/data'
import { linkOutcome, userStates } from './user-link'
import classes from './users.module.css'

// Separate from the labels in features/, because only this screen shows these texts and every list loads the labels.
const states = {
  inactive: { tone: 'neutral', name: msg({ message: 'Inactive', context: 'user' }) },
  locked: { tone: 'failure', name: msg`Locked` },
  initialized: { tone: 'success', name: msg`Set up` },
  not_initialized: { tone: 'info', name: msg`Not set up` },
} as const satisfies Record<UserStatus, unknown>

const outcomes = {
  sent: { tone: 'success', name: msg`Sent` },
  failed: { tone: 'failure', name: msg({ message: 'Failed', context: 'delivery of an email' }) },
  unknown: { tone: 'warning', name: msg`Not confirmed` },
} as const

/** Returns a function that formats an account state. An unknown state becomes readable words. */
export function useUserStatusName(): (status: string) => string {
  const { i18n } = useLingui()
  return (status) => {
    const knownStatus = userStatuses.find((each) => each === status)
    return knownStatus ? i18n._(states[knownStatus].name) : humanize(status)
  }
}

/** An account's state. A locked or inactive account has an additional badge. */
export function UserStateBadges({ user }: { user: PortalUser }) {
  const { i18n } = useLingui()
  const shownStates = userStates(user)
  if (shownStates.length === 0) return <Missing />
  return (
    <span className={classes.states}>
      {shownStates.map((state) => (
        <Badge key={state} tone={states[state].tone}>
          {i18n._(states[state].name)}
        </Badge>
      ))}
    </span>
  )
}

export function LinkOutcomeBadge({ error }: { error: Error | undefined }) {
  const { i18n } = useLingui()
  const { tone, name } = outcomes[linkOutcome(error)]
  return <Badge tone={tone}>{i18n._(name)}</Badge>
}
