import { Fragment } from 'react'
import type { SanctionRequest } from '@/backend/sanction'

/** The search terms in one line. The analyst typed them, so they are not masked. */
export function SearchTerms({ request }: { request: SanctionRequest }) {
  return request.data.fields.map(({ field_name, value }, index) => (
    <Fragment key={field_name}>
      {index > 0 ? ' · ' : null}
      <bdi translate="no">{value}</bdi>
    </Fragment>
  ))
}
