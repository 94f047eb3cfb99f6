import type { Persona } from '@mocks/personas'
import { organizationId } from './organizations'
import { nameParts } from './person'
import { hash, pick } from './random'

const SEED = 97
const TOTAL = 60
const ORGANIZATIONS = 24
const tasks = ['operations', 'compliance', 'support']

/** Users of the client organizations, in addition to the personas. */
export const seededUsers: ReadonlyMap<string, Persona> = new Map(
  Array.from({ length: TOTAL }, (_, row) => [`user-${7000 + row}`, createUser(row)]),
)

function createUser(row: number): Persona {
  const organization_id = organizationId(row % ORGANIZATIONS)
  const [first, , , family] = nameParts({ number: SEED }, row)
  return {
    email: `${pick(tasks, Math.floor(row / ORGANIZATIONS))}@client-${organization_id}.example.com`,
    // A user without a password still has to choose a first password through an emailed link.
    password: hash(SEED, row, 2) % 6 === 0 ? '' : 'Colleague#2026',
    name: `${first} ${family}`,
    about: 'Works for a client.',
    realm: 'client',
    account_type: hash(SEED, row, 1) % 9 === 0 ? 'google' : 'email',
    is_initialized: true,
    organization_id,
    locked: hash(SEED, row, 3) % 12 === 0,
  }
}
