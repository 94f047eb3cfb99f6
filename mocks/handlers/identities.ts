import * as v from 'valibot'
import type { IdentityListInput } from '@/api/identities'
import type { Database } from '@mocks/db'
import { post } from '@mocks/http'
import { pageFields } from '@mocks/request-fields'
import { ok } from '@mocks/responses'
import { currentAnchor, DAY } from '@mocks/seeds/calendar'
import { nameParts, nationalId, phoneNumber, referenceOf } from '@mocks/seeds/person'
import { hash, pick } from '@mocks/seeds/random'

const SEED = 83
const TOTAL = 240
const statuses = ['verified', 'verified', 'validated', 'pending', 'rejected']

export const handlers = [
  post(
    { realm: 'admin', path: 'v1/digital_identity/identities/', body: v.object(pageFields) },
    ({ db }, { page, page_size }) => {
      const start = (page - 1) * page_size
      const length = Math.max(0, Math.min(page_size, TOTAL - start))
      const identities = Array.from({ length }, (_, index) => identityOf(db, start + index))
      return ok<IdentityListInput>({ identities, total: TOTAL })
    },
  ),
]

/** Row 0 is the newest. */
function identityOf(db: Database, row: number): IdentityListInput['identities'][number] {
  const { id, name } = pick([...db.organizations.values()], hash(SEED, row, 1))
  const status = pick(statuses, hash(SEED, row, 2))
  const created = currentAnchor().now - (row + 0.5) * DAY
  return {
    id: 5000 + TOTAL - row,
    reference_user_id: referenceOf(SEED, row),
    full_name: nameParts(SEED, row).join(' '),
    nid: status === 'pending' ? null : nationalId(SEED, row),
    phone_number: phoneNumber(SEED, row),
    organization: { id, name },
    status,
    created_at: new Date(created).toISOString(),
    verified_at: status === 'verified' ? new Date(created + DAY / 4).toISOString() : null,
  }
}
