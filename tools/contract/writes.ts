import * as v from 'valibot'
import { bundleDetailsSchema, createdBundleSchema } from '@/backend/bundle-details'
import { bundleListSchema } from '@/backend/bundles'
import { organizationDetailsSchema } from '@/backend/organizations'
import { newLadder, readTiers } from '@/lib/pricing/ladder'
import { failure } from './answer'
import type { Caller } from './caller'

/** Creates a bundle in one organization and reads it back, and writes the organization's website as it is. */
export async function checkWrites(caller: Caller, organizationId: string): Promise<void> {
  const ofOrganization = { organization_id: organizationId }
  const before = await caller.read('getOrganization', ofOrganization, organizationDetailsSchema)
  await createBundle(caller, organizationId, before?.services?.[0])
  if (!before?.website)
    return caller.markUnchecked(['updateOrganization'], 'the organization has no website')
  const { website } = before
  await caller.read('updateOrganization', { ...ofOrganization, website }, v.unknown())
  const after = await caller.read('getOrganization', ofOrganization, organizationDetailsSchema)
  if (after && after.website !== website)
    caller.found('updateOrganization', failure('website', 'the same as before', 'another one'))
}

async function createBundle(caller: Caller, organizationId: string, service?: string) {
  if (service === undefined)
    return caller.markUnchecked(['createBundle'], 'the organization has no service')
  const name = `Contract check ${new Date().toISOString()}`
  const tiers = readTiers(newLadder().map((tier) => ({ ...tier, hits: '0' })))
  const input = { organization_id: organizationId, name, services: [{ service, tiers }] }
  const created = await caller.read('createBundle', input, createdBundleSchema)
  const list = await caller.read(
    'listBundles',
    { organization_id: organizationId },
    bundleListSchema,
  )
  const listed = list?.bundles.find((each) => each.name === name)
  if (list && !listed)
    caller.found('createBundle', failure('name', 'the new bundle in the list', 'none of its name'))
  const id = created?.bundle_id ?? listed?.id
  if (id === undefined) return
  const bundle = await caller.read('getBundle', { bundle_id: id }, bundleDetailsSchema)
  if (!bundle) return
  const isSame = bundle.name === name && bundle.services.some((each) => each.service === service)
  if (!isSame)
    caller.found('createBundle', failure('services', 'what was sent, when read back', 'another'))
}
