import type { Examples } from '@gallery/example'
import { ApiError } from '@/api/core/api-error'
import { Failure, NotFound, NotFoundSoFar, NotListed } from '@/features/record-list/search-notes'

const counts = [0, 1, 12]
const error = new ApiError('no-response', 'sessions')

export const examples: Examples = {
  "in a client's bundles": () =>
    counts.map((count) => (
      <p key={count}>
        <NotFound realm="client" bundles={count} />
      </p>
    )),
  'for an administrator': () =>
    counts.map((count) => (
      <p key={count}>
        <NotFound realm="admin" bundles={count} />
      </p>
    )),
  'so far': () =>
    [1, 12].map((count) => (
      <p key={count}>
        <NotFoundSoFar bundles={count} />
      </p>
    )),
  'a shortened ID': () => <NotListed />,
  failed: () =>
    counts.map((count) => (
      <p key={count}>
        <Failure error={error} failed={count} />
      </p>
    )),
}
