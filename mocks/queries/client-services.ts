import { listClientBundles, type Database } from '@mocks/db'
import type { OrganizationRecord } from '@mocks/seeds/organizations'

/** Returns the services chosen for a client, or all services of its bundles if none were chosen. */
export function clientServices(db: Database, { id, services }: OrganizationRecord): string[] {
  return services ?? [...new Set(listClientBundles(db, id).flatMap((bundle) => bundle.services))]
}
