import { Fragment } from 'react'
import type { SanctionRequest } from '@/api/sanction/schema'

/** What was searched, in one line. It is what the analyst has typed, so it is in the open. */
export function SearchTerms({ request }: { request: SanctionRequest }) {
  return request.data.fields.map(({ field_name, value }, index) => (
    <Fragment key={field_name}>
      {index > 0 ? ' · ' : null}
      <bdi>{value}</bdi>
    </Fragment>
  ))
}
