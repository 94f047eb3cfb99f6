import type { Examples } from '@gallery/example'
import { ApiError } from '@/api/core/api-error'
import { QueryFailure } from '@/features/labels/query-failure'

const retry = () => {}

const failed = (status: number, body = {}) => new ApiError('status', 'sessions', { status, body })

export const examples: Examples = {
  'failed at the server': () => <QueryFailure error={failed(500)} busy={false} onRetry={retry} />,
  busy: () => <QueryFailure error={failed(500)} busy onRetry={retry} />,
  'no connection': () => (
    <QueryFailure error={new ApiError('no-response', 'sessions')} busy={false} onRetry={retry} />
  ),
  refused: () => <QueryFailure error={failed(403)} busy={false} onRetry={retry} />,
  'refused with a reason': () => (
    <QueryFailure
      error={failed(403, { message: 'Your organization has no access to the bundle analytics.' })}
      busy={false}
      onRetry={retry}
    />
  ),
  'not found': () => <QueryFailure error={failed(404)} busy={false} onRetry={retry} />,
  'a text of the server, of a field': () => (
    <QueryFailure
      error={failed(400, {
        errors: { start_date: ['The period must not be longer than a year.'] },
      })}
      busy={false}
      onRetry={retry}
    />
  ),
  'on a phone': {
    Framed: () => <QueryFailure error={failed(500)} busy={false} onRetry={retry} />,
    width: 390,
    height: 420,
  },
}
