import { listClientBundles, type Database } from '@mocks/db'
import type { OrganizationRecord } from '@mocks/seeds/organizations'

/** Returns a client's services: the chosen ones, or all services of its bundles. */
export function clientServices(db: Database, { id, services }: OrganizationRecord): string[] {
  return services ?? [...new Set(listClientBundles(db, id).flatMap((bundle) => bundle.services))]
}
