import * as v from 'valibot'
import type { RealmName } from '@/lib/realm'
import { createLink } from '@mocks/accounts/links'
import { database } from '@mocks/db'
import { drawSpecimen } from '@mocks/images/specimen'
import { personas, type PersonaName } from '@mocks/personas'
import { hashedPassword, signIn } from '@mocks/test-client'

export type ExampleRequest = {
  /** The realm's usual persona by default. */
  persona?: PersonaName
  params?: Record<string, string>
  query?: Record<string, string>
  body?: object
}

/** Responses so far, keyed by operation ID. */
type Known = ReadonlyMap<string, unknown>
type MakeRequest = (knownValues: Known) => ExampleRequest | Promise<ExampleRequest>

const BUNDLE = '20011'
const ORGANIZATION = '1001'
const period = { start_date: '2026-11-01', end_date: '2026-11-25' }
const page = { page: 1, page_size: 2 }
const records = { bundle_id: BUNDLE, ...page, ...period }

const photo = (side: 'front' | 'back') =>
  Buffer.from(drawSpecimen(side, 1, () => false).png).toString('base64')
const photos = () => ({ front_img: photo('front'), back_img: photo('back'), lang: 'en' })

const none: MakeRequest = () => ({})
const sending =
  (body: object, persona?: PersonaName): MakeRequest =>
  () => ({ body, persona })

const credentials = (name: PersonaName) => ({
  email: personas[name].email,
  password: hashedPassword(personas[name].password),
})
const refresh =
  (name: PersonaName): MakeRequest =>
  async () => ({ body: { refresh_token: (await signIn(name)).refreshToken } })
const changePassword = (name: PersonaName) =>
  sending(
    {
      old_password: hashedPassword(personas[name].password),
      new_password: hashedPassword('Another#2026'),
    },
    name,
  )
const resetPassword =
  (name: PersonaName): MakeRequest =>
  () => ({
    body: {
      token: createLink(database(), 'reset', name),
      new_password: hashedPassword(personas[name].password),
    },
  })

/** Returns the first record of a list in an earlier operation's response. */
function getFirst<S extends v.GenericSchema>(
  knownValues: Known,
  id: string,
  list: string,
  record: S,
) {
  const response = v.parse(
    v.object({ [list]: v.tupleWithRest([record], v.unknown()) }),
    knownValues.get(id),
  )
  return v.parse(record, response[list]?.[0])
}

const aSession: MakeRequest = (knownValues) => {
  const record = v.object({ session_id: v.string() })
  const { session_id } = getFirst(knownValues, 'listSessions', 'sessions', record)
  return { body: { bundle_id: BUNDLE, session_id } }
}
const aTransaction: MakeRequest = (knownValues) => {
  const record = v.object({ transaction_id: v.string() })
  const { transaction_id } = getFirst(knownValues, 'listTransactions', 'transactions', record)
  return { body: { bundle_id: BUNDLE, transaction_id } }
}
const anImage: MakeRequest = async (knownValues) => {
  const { body } = await aTransaction(knownValues)
  return { body: { ...body, image_type: 'front' } }
}
const ofSignup =
  (more: object): MakeRequest =>
  (knownValues) => {
    const shape = v.object({ signup_token: v.string() })
    const latest = knownValues.get('verifyCode') ?? knownValues.get('startSignup')
    return { body: { ...v.parse(shape, latest), ...more } }
  }

const sharedReads = {
  listBundleServices: sending({ bundle_id: BUNDLE }),
  listSessions: sending({ ...records, ordering: '-created_at' }),
  getSession: aSession,
  listTransactions: sending({ ...records, service: 'ocr', status: 'success' }),
} satisfies Record<string, MakeRequest>

const upload = () => {
  const form = new FormData()
  form.set('file', new Blob(['Name,Document\nLayla Test,D1\n']), 'list.csv')
  form.set('name', 'papyrus_merchants')
  form.set('mode', 'append')
  form.set('mapping', JSON.stringify({ full_name: 0, document_number: 1 }))
  form.set('dry_run', 'true')
  return form
}

const ladder = [
  {
    minimum_interval: 0,
    maximum_interval: Number.MAX_SAFE_INTEGER,
    amount_of_hits: 100,
    pricing_type: 'TIERED',
    bill_type: 'PER_SESSION',
  },
]

/** A request for each operation, in an order that the mock accepts. */
export const exampleRequests: Record<RealmName, Record<string, MakeRequest>> = {
  client: {
    signIn: sending(credentials('client')),
    signInWithGoogle: sending({ provider: 'google', id_token: 'mock-google-credential' }),
    refreshTokens: refresh('client'),
    signOut: none,
    startSignup: sending({ email: 'new.person@example.com', terms_accepted: true }),
    resendCode: (knownValues) => {
      // The mock sends another code only after 30 seconds.
      database().clockOffset += 60_000
      return ofSignup({})(knownValues)
    },
    verifyCode: (knownValues) => {
      const [signup] = [...database().signups.values()].slice(-1)
      return ofSignup({ otp: signup?.code })(knownValues)
    },
    createPassword: ofSignup({ password: hashedPassword('NewPerson#2026') }),
    getUserDetails: sendingNothingAs('client-new'),
    saveUserDetails: sending({ phone_number: '+201001234567' }, 'client-new'),
    getSignupOptions: sendingNothingAs('client-new'),
    forgotPassword: sending({ email: personas.client.email }),
    resetPassword: resetPassword('client'),
    getFirstPassword: () => ({
      params: { token: createLink(database(), 'initialize', 'client-new') },
    }),
    initializePassword: () => ({
      params: { token: createLink(database(), 'initialize', 'client-new') },
      body: { password: hashedPassword(personas['client-new'].password) },
    }),
    verifyEmail: () => ({ body: { token: createLink(database(), 'verify', 'client-new') } }),
    getProfile: none,
    listClientServices: none,
    listBundles: none,
    getDashboardFigures: sending(period),
    getBundleFigures: sending({ bundle_id: BUNDLE, ...period }),
    ...sharedReads,
    listExtraResults: sending({ bundle_id: BUNDLE, ...period, ...page }),
    exportExtraResults: sending({ bundle_id: BUNDLE, ...period }),
    recognizeDocument: () => ({ body: { document_type: 'egy_nid', data: photos() } }),
    listSanctionLists: sendingNothingAs('client-sanctions'),
    listSanctionListUploads: sending(page, 'client-sanctions'),
    uploadSanctionList: () => ({ persona: 'client-sanctions', body: upload() }),
    changePassword: changePassword('client'),
  },
  admin: {
    signIn: sending(credentials('admin')),
    refreshTokens: refresh('admin'),
    signOut: none,
    forgotPassword: sending({ email: personas.admin.email }),
    resetPassword: resetPassword('admin'),
    listServices: none,
    listOrganizations: () => ({ query: { page: '1', page_size: '2' } }),
    getOrganization: sending({ organization_id: ORGANIZATION }),
    createOrganization: sending({ name: 'Heron Savings', email: 'hala@heron.example.com' }),
    updateOrganization: sending({
      organization_id: ORGANIZATION,
      website: 'https://lotus.example.com',
    }),
    listBundles: sending({ organization_id: ORGANIZATION }),
    getBundle: sending({ bundle_id: BUNDLE }),
    createBundle: sending({
      organization_id: ORGANIZATION,
      name: 'Car loans',
      services: [{ service: 'ntra', max_trials: 2, tiers: ladder }],
      token_lifetime: 900,
    }),
    getDashboardFigures: sending(period),
    getBundleFigures: sending({ organization_id: ORGANIZATION, bundle_id: BUNDLE, ...period }),
    ...sharedReads,
    getTransaction: aTransaction,
    getOriginalImage: anImage,
    getBoxedImage: anImage,
    exportImages: sending({ organization_id: ORGANIZATION, bundle_id: BUNDLE, ...period }),
    exportTransactions: sending({ organization_id: ORGANIZATION, bundle_id: BUNDLE, ...period }),
    exportExtraResults: sending({ bundle_id: BUNDLE, ...period }),
    listSanctionLists: none,
    searchSanctions: sending({
      data: {
        sanction_lists: ['world_council'],
        fields: [{ field_name: 'full_name', value: 'Layla Test', cutoff_match_score: 0.8 }],
      },
    }),
    matchNames: sending({
      first_name_value: 'Layla Hassan',
      second_name_value: 'Laila Hasan',
      transliterate: true,
      cutoff_match_score: 0.8,
    }),
    recognizeDocument: () => ({ body: { document_type: 'egy_nid', data: photos() } }),
    listIdentityOrganizations: none,
    listIdentities: sending(page),
    getIdentity: (knownValues) => {
      const record = v.object({ id: v.string() })
      return {
        body: { identity_id: getFirst(knownValues, 'listIdentities', 'identities', record).id },
      }
    },
    listUsers: sending({ ...page, organization_id: ORGANIZATION }),
    sendPasswordReset: (knownValues) => {
      const record = v.object({ id: v.string() })
      return { body: { user_id: getFirst(knownValues, 'listUsers', 'users', record).id } }
    },
    resendFirstPassword: sending({ user_id: 'client-invited' }),
    changePassword: changePassword('admin'),
  },
}

function sendingNothingAs(persona: PersonaName): MakeRequest {
  return () => ({ persona })
}
