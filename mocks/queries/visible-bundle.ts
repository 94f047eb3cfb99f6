import type { Call } from '@mocks/http'
import type { BundleSeed } from '@mocks/seeds/bundles'
import { parseId, type RowId } from '@mocks/seeds/ids'
import type { BundleOwner } from '@mocks/seeds/session-rows'

/** Returns the bundle if the account may see it. A client sees only its organization's bundles. */
export function visibleBundle({ db, persona }: Call, id: string): BundleSeed | undefined {
  const bundle = db.bundles.get(id)
  if (persona.realm === 'admin') return bundle
  return bundle?.organizationId === persona.organization_id ? bundle : undefined
}

/** Returns the row of a session or transaction if its ID belongs to the bundle. */
export function findRowId(bundle: BundleSeed, id: string): RowId | undefined {
  const rowId = parseId(id)
  return rowId?.bundle === bundle.number && rowId.row < bundle.size ? rowId : undefined
}

/** Returns the fields that name a record's bundle and client. */
export function toBundleOwner(
  { db }: Pick<Call, 'db'>,
  { name, organizationId }: BundleSeed,
): BundleOwner {
  const organization_name = db.organizations.get(organizationId)?.name ?? ''
  return { bundle_name: name, organization_id: organizationId, organization_name }
}
