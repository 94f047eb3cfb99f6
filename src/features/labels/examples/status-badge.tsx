import type { Examples } from '@gallery/example'
import { OutcomeBadge, StatusBadge, type StatusSubject } from '@/features/labels/status-badge'

const Each = ({ subject, of }: { subject: StatusSubject; of: readonly string[] }) =>
  of.map((status) => (
    <p key={status}>
      <StatusBadge subject={subject} status={status} />
    </p>
  ))

export const examples: Examples = {
  'of a session': () => (
    <Each subject="session" of={['success', 'failed', 'in_progress', 'expired']} />
  ),
  'of a check': () => (
    <Each subject="check" of={['success', 'failed', 'pending', 'skipped', 'not_done']} />
  ),
  'of an identity': () => (
    <Each subject="identity" of={['pending', 'validated', 'verified', 'rejected']} />
  ),
  'of an export': () => <Each subject="export" of={['requested', 'failed', 'unknown']} />,
  'an unknown status': () => <Each subject="session" of={['waiting_for_second_photo']} />,
  'an outcome': () => (
    <>
      <OutcomeBadge passed /> <OutcomeBadge passed={false} /> <OutcomeBadge passed={null} />{' '}
      <OutcomeBadge passed={null} skipped />
    </>
  ),
}
