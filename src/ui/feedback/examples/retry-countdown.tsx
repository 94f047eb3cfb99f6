import type { Examples } from '@gallery/example'
import { RetryCountdown } from '@/ui/feedback/retry-countdown'

export const examples: Examples = {
  'an hour is left': () => <RetryCountdown wait={3_600_000} />,
  'seconds are left': () => <RetryCountdown wait={42_000} />,
  over: () => <RetryCountdown wait={0} />,
}
