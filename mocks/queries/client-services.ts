import { listClientBundles, type Database } from '@mocks/db'
import type { OrganizationRecord } from '@mocks/seeds/organizations'

/** The services of a client: those that were chosen for it, or else those of its bundles. */
export function clientServices(db: Database, { id, services }: OrganizationRecord): string[] {
  return services ?? [...new Set(listClientBundles(db, id).flatMap((bundle) => bundle.services))]
}
