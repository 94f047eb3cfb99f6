import type { RealmName } from '@/lib/realm'

/** An account that can sign in to the mock backend. */
export type Persona = {
  email: string
  password: string
  name: string
  /** The persona's purpose, in one sentence. */
  about: string
  realm: RealmName
  /** Clients only. Only `email` accounts can change their password. */
  account_type?: string
  is_initialized?: boolean
  /** Clients only. */
  phone_number?: string
  /** Clients only. ID of the organization whose bundles the user sees. */
  organization_id?: string
  /** Administrators only. */
  permissions?: readonly string[]
  /** Whether sign-in is rejected until the user confirms the email. */
  unverified?: boolean
  /** Whether sign-in is rejected until the user chooses a new password. */
  locked?: boolean
  /** Whether the backend accepts only the plain password, and rejects its hash with error code 7001 (behavior 7.2). */
  legacy?: boolean
}

export const permissions = [
  'admin_analytics',
  'transaction_monitoring',
  'bundle_analytics',
  'organization_management',
  'export_transactions',
  'service_demo',
] as const
export type Permission = (typeof permissions)[number]

/** Creates provider staff with only one permission. */
function staffFor(work: string, name: string, permission: Permission) {
  return {
    email: `${work}@example.com`,
    password: 'OneTask#2026',
    name,
    about: `Provider staff with only the permission ${permission}.`,
    realm: 'admin',
    permissions: [permission],
  } as const
}

/** Creates a client persona whose sign-up stopped before `step`. */
function halfWay(step: string, name: string) {
  return {
    email: `at.${step}@example.com`,
    password: 'HalfWay#2026',
    name,
    about: `Stopped the sign-up before the ${step}, which is the next question.`,
    realm: 'client',
    account_type: 'email',
    is_initialized: false,
    organization_id: '1162',
  } as const
}

export const personas = {
  client: {
    email: 'mona.saleh@example.com',
    password: 'Client#2026',
    name: 'Mona Saleh',
    about: 'A client with several bundles, one of them with 100,000 sessions.',
    realm: 'client',
    account_type: 'email',
    is_initialized: true,
    phone_number: '+20 100 000 0001',
    organization_id: '1001',
  },
  'client-otp': {
    email: 'hany.otp@example.com',
    password: 'ClientOtp#2026',
    name: 'Hany Fouad',
    about: 'Signed up by phone: no Change Password in the menu.',
    realm: 'client',
    account_type: 'phone_number',
    is_initialized: true,
    phone_number: '+20 100 000 0015',
    organization_id: '1015',
  },
  'client-new': {
    email: 'nour.new@example.com',
    password: 'ClientNew#2026',
    name: 'Nour Adel',
    about: 'Has not finished the sign-up: is redirected to the user details.',
    realm: 'client',
    account_type: 'email',
    is_initialized: false,
    organization_id: '1162',
  },
  'client-sanctions': {
    email: 'salma.sanctions@example.com',
    password: 'ClientSan#2026',
    name: 'Salma Rizk',
    about: 'Has the sanction-screening service and its menu.',
    realm: 'client',
    account_type: 'email',
    is_initialized: true,
    phone_number: '+20 100 000 0008',
    organization_id: '1008',
  },
  'client-empty': {
    email: 'ezzat.empty@example.com',
    password: 'ClientEmpty#2026',
    name: 'Ezzat Gamal',
    about: 'A client without any sessions.',
    realm: 'client',
    account_type: 'email',
    is_initialized: true,
    organization_id: '1162',
  },
  'client-legacy': {
    email: 'laila.legacy@example.com',
    password: 'ClientOld#2026',
    name: 'Laila Hegazy',
    about: 'Only the plain password is accepted (error code 7001).',
    realm: 'client',
    account_type: 'email',
    is_initialized: true,
    organization_id: '1029',
    legacy: true,
  },
  'client-google': {
    email: 'gamila.google@example.com',
    password: '',
    name: 'Gamila Google',
    about: 'Signs in with Google only, where that is configured.',
    realm: 'client',
    account_type: 'google',
    is_initialized: true,
    organization_id: '1022',
  },
  'client-invited': {
    email: 'ines.invited@example.com',
    password: '',
    name: 'Ines Invited',
    about: 'Has no password yet: /auth/initialize-password/initialize-good lets her choose one.',
    realm: 'client',
    account_type: 'email',
    is_initialized: true,
    organization_id: '1022',
  },
  'client-unverified': {
    email: 'usama.unverified@example.com',
    password: 'ClientUnv#2026',
    name: 'Usama Unverified',
    about: 'Can sign in after opening /auth/verify-email/verify-good.',
    realm: 'client',
    account_type: 'email',
    is_initialized: true,
    organization_id: '1022',
    unverified: true,
  },
  'client-locked': {
    email: 'lamia.locked@example.com',
    password: 'ClientLock#2026',
    name: 'Lamia Locked',
    about: 'Is locked out until she chooses a new password with "Forgot your password?".',
    realm: 'client',
    account_type: 'email',
    is_initialized: true,
    organization_id: '1022',
    locked: true,
  },
  'client-at-name': halfWay('name', ''),
  'client-at-industry': halfWay('industry', 'Iman Halim'),
  'client-at-role': halfWay('role', 'Rania Halim'),
  'client-at-company': halfWay('company', 'Karim Halim'),
  'client-at-website': halfWay('website', 'Wael Halim'),
  admin: {
    email: 'admin@example.com',
    password: 'Admin#2026',
    name: 'Amira Nassar',
    about: 'Provider staff with every permission.',
    realm: 'admin',
    permissions,
  },
  'admin-monitoring': {
    email: 'monitoring@example.com',
    password: 'Monitor#2026',
    name: 'Tamer Monitoring',
    about: 'Provider staff who can see sessions only.',
    realm: 'admin',
    permissions: ['transaction_monitoring'],
  },
  'admin-analytics': staffFor('analytics', 'Aya Analytics', 'admin_analytics'),
  'admin-billing': staffFor('billing', 'Basma Billing', 'bundle_analytics'),
  'admin-clients': staffFor('clients', 'Karima Clients', 'organization_management'),
  'admin-exports': staffFor('exports', 'Essam Exports', 'export_transactions'),
  'admin-demo': staffFor('demo', 'Dina Demo', 'service_demo'),
  'admin-none': {
    email: 'none@example.com',
    password: 'Nothing#2026',
    name: 'Nader Nothing',
    about: 'Provider staff without any permission.',
    realm: 'admin',
    permissions: [],
  },
} as const satisfies Record<string, Persona>

/** Credentials that the mock service API accepts. Their bundle has every service. */
export const serviceCredentials = {
  username: 'integration@example.com',
  password: 'Service#2026',
  client_id: 'demo-client',
  client_secret: 'demo-client-secret',
  bundle_key: 'demo-bundle-key',
  /** Key of a bundle that rejects expired documents. */
  strict_bundle_key: 'demo-strict-bundle-key',
  /** Key for the signature in the `hmac` header. */
  hmac_key: 'demo-hmac-key',
  /** One-time code that is sent to every phone and email address. */
  otp: '123456',
} as const

export type PersonaName = keyof typeof personas

/** Every persona, keyed by its name. */
export const personaAccounts: ReadonlyMap<string, Persona> = new Map(Object.entries(personas))
