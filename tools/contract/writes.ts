import * as v from 'valibot'
import { bundleDetailsSchema, createdBundleSchema } from '@/backend/bundle-details'
import { bundleListSchema } from '@/backend/bundles'
import { organizationDetailsSchema } from '@/backend/organizations'
import { newLadder, parseTiers } from '@/lib/pricing/ladder'
import { failure } from './answer'
import type { Caller } from './caller'

/** Creates a bundle in the organization and reads it. Also saves the organization's website without changing it. */
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
    caller.recordFindings(
      'updateOrganization',
      failure('website', 'the same as before', 'another one'),
    )
}

async function createBundle(caller: Caller, organizationId: string, service?: string) {
  if (service === undefined)
    return caller.markUnchecked(['createBundle'], 'the organization has no service')
  const name = `Contract check ${new Date().toISOString()}`
  const tiers = parseTiers(newLadder().map((tier) => ({ ...tier, hits: '0' })))
  const input = { organization_id: organizationId, name, services: [{ service, tiers }] }
  const createdBundle = await caller.read('createBundle', input, createdBundleSchema)
  const list = await caller.read(
    'listBundles',
    { organization_id: organizationId },
    bundleListSchema,
  )
  const listedBundle = list?.bundles.find((each) => each.name === name)
  if (list && !listedBundle)
    caller.recordFindings(
      'createBundle',
      failure('name', 'the new bundle in the list', 'none of its name'),
    )
  const id = createdBundle?.bundle_id ?? listedBundle?.id
  if (id === undefined) return
  const bundle = await caller.read('getBundle', { bundle_id: id }, bundleDetailsSchema)
  if (!bundle) return
  const isSame = bundle.name === name && bundle.services.some((each) => each.service === service)
  if (!isSame)
    caller.recordFindings(
      'createBundle',
      failure('services', 'what was sent, when read back', 'another'),
    )
}
