import * as v from 'valibot'
import { analyticsSchema, bundleAnalyticsSchema } from '@/backend/analytics'
import { bundleListSchema, clientServicesSchema } from '@/backend/bundles'
import { transactionResponseSchema } from '@/backend/transactions'
import { addDays, toDay } from '@/lib/period/period'
import { checkList, checkSeries } from './behavior'
import type { Caller } from './caller'
import {
  extraResultList,
  identityList,
  organizationList,
  sessionList,
  transactionList,
  uploadList,
  userList,
  type Row,
} from './lists'

/** Maximum number of organizations and bundles to open while searching for data. */
const MAX_OPENED = 5

/**
 * Sends a client's read requests in the order of a working day. Returns the ID of a bundle, if any bundle was found.
 */
export async function clientDay(caller: Caller): Promise<string | undefined> {
  await read(caller, 'getProfile')
  const plan = await caller.read('listClientServices', {}, clientServicesSchema)
  const bundles = (await caller.read('listBundles', {}, bundleListSchema))?.bundles ?? []
  await readFigures(caller, 'getDashboardFigures', {}, analyticsSchema)
  const bundle = await readRecords(caller, bundles)
  if (bundle === undefined) caller.markUnchecked(['listExtraResults'], 'no bundle found')
  else {
    await checkList(caller, extraResultList, { bundle_id: bundle, ...lastDays() })
  }
  if (plan?.services.includes('sanction_shield')) {
    await read(caller, 'listSanctionLists')
    await checkList(caller, uploadList)
  } else {
    caller.markUnchecked(['listSanctionLists', uploadList.id], 'the client has no sanction_shield')
  }
  return bundle
}

/**
 * Sends an administrator's read requests in the order of a working day. Returns the ID of a bundle, if any bundle was
 * found.
 */
export async function adminDay(caller: Caller, chosenClient?: string): Promise<string | undefined> {
  await readFigures(caller, 'getDashboardFigures', {}, analyticsSchema)
  await read(caller, 'listServices')
  const organizations = await checkList(caller, organizationList)
  const { organization, bundles } = await openOrganization(
    caller,
    chosenClient === undefined ? organizations.map(({ id }) => id) : [chosenClient],
  )
  const bundle = await readRecords(caller, bundles, organization)
  await read(caller, 'listIdentityOrganizations')
  const [identity] = await checkList(caller, identityList)
  if (identity) await read(caller, 'getIdentity', { identity_id: identity.id })
  else caller.markUnchecked(['getIdentity'], 'no identity found')
  await checkList(caller, userList)
  await read(caller, 'listSanctionLists')
  return bundle
}

type Bundles = readonly { id: string }[]

/** Reads the first organization's details, then returns the first organization that has bundles. */
async function openOrganization(
  caller: Caller,
  ids: readonly string[],
): Promise<{ organization?: string; bundles: Bundles }> {
  const [first] = ids
  if (first === undefined) {
    caller.markUnchecked(['getOrganization', 'listBundles'], 'no organization found')
    return { bundles: [] }
  }
  await read(caller, 'getOrganization', { organization_id: first })
  for (const id of ids.slice(0, MAX_OPENED)) {
    const list = await caller.read('listBundles', { organization_id: id }, bundleListSchema)
    if (!list) break
    if (list.bundles.length > 0) return { organization: id, bundles: list.bundles }
  }
  return { bundles: [] }
}

/** Reads a bundle and its analytics, then the sessions and transactions of the first bundle that has sessions. */
async function readRecords(
  caller: Caller,
  bundles: Bundles,
  organization?: string,
): Promise<string | undefined> {
  const owner: Record<string, string> =
    organization === undefined ? {} : { organization_id: organization }
  const isAdmin = caller.realm === 'admin'
  const [first] = bundles
  if (!first) {
    const ofAdmin = isAdmin ? ['getBundle', 'getTransaction', ...IMAGES] : []
    caller.markUnchecked(
      ['listBundleServices', 'getBundleFigures', ...RECORDS, ...ofAdmin],
      'no bundle found',
    )
    return undefined
  }
  if (isAdmin) await read(caller, 'getBundle', { bundle_id: first.id })
  await read(caller, 'listBundleServices', { bundle_id: first.id })
  const ofFigures = { ...owner, bundle_id: first.id }
  await readFigures(caller, 'getBundleFigures', ofFigures, bundleAnalyticsSchema)
  let bundle = first.id
  let sessions: Row[] = []
  for (const { id } of bundles.slice(0, MAX_OPENED)) {
    bundle = id
    sessions = await checkList(caller, sessionList, { ...owner, bundle_id: id })
    if (sessions.length > 0) break
  }
  const [session] = sessions
  if (session) await read(caller, 'getSession', { bundle_id: bundle, session_id: session.id })
  else caller.markUnchecked(['getSession'], 'no session found')
  const transactions = await checkList(caller, transactionList, { ...owner, bundle_id: bundle })
  if (isAdmin) await readTransaction(caller, bundle, transactions)
  return bundle
}

const IMAGES = ['getOriginalImage', 'getBoxedImage']
const RECORDS = ['listSessions', 'getSession', 'listTransactions']
/** Services whose transactions have images. */
const PHOTOGRAPHED = ['ocr', 'passport_ocr', 'face_match', 'liveness']

async function readTransaction(caller: Caller, bundle: string, rows: readonly Row[]) {
  const isPhotographed = ({ services = [] }: Row) =>
    services.some((service) => PHOTOGRAPHED.includes(service))
  const transaction = rows.find(isPhotographed) ?? rows[0]
  if (!transaction)
    return caller.markUnchecked(['getTransaction', ...IMAGES], 'no transaction found')
  const address = { bundle_id: bundle, transaction_id: transaction.id }
  const details = await caller.read('getTransaction', address, transactionResponseSchema)
  const image_type = details?.images?.[0]
  const ofImage = image_type === undefined ? address : { ...address, image_type }
  for (const id of IMAGES) await caller.read(id, ofImage, v.unknown(), 'isMissable')
}

const read = (caller: Caller, id: string, fields = {}) => caller.read(id, fields, v.unknown())

async function readFigures<T extends { series: readonly { date: string }[] }>(
  caller: Caller,
  id: string,
  fields: Record<string, string>,
  schema: v.GenericSchema<unknown, T>,
): Promise<void> {
  const period = lastDays()
  const figures = await caller.read(id, { ...fields, ...period }, schema)
  if (figures) checkSeries(caller, id, figures.series, period)
}

function lastDays(): { start_date: string; end_date: string } {
  const today = toDay(new Date(), 'utc')
  return { start_date: addDays(today, -29), end_date: today }
}
