import * as v from 'valibot'

const url = v.pipe(v.string(), v.url('must be a full URL, e.g. https://example.com/terms'))
/** A URL or an email address, with or without `mailto:`. */
const contact = v.pipe(
  v.string(),
  v.regex(
    /^(?:https?:\/\/[^\s/]\S*|(?:mailto:)?[^\s@:/]+@[^\s@]+\.[^\s@]+)$/i,
    'must be an email address or a full URL, e.g. support@example.com or https://example.com/help',
  ),
)
/** A base URL. The portal appends each backend's prefix. */
const backendUrl = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^\s/]+(?:\/\S*)?$/, 'must be a full URL, e.g. https://backend.example.com'),
  v.regex(
    /^(?!.*\/(?:admin-)?portal-backend\/?$)/,
    'must end before /portal-backend, which the portal appends',
  ),
)
/** A URL without a username or password, because browsers refuse to request URLs that contain them. */
const reportUrl = v.pipe(
  v.string(),
  v.regex(
    /^(?:\/(?![/\\])\S*|https:\/\/[^\s/@?#\\]+(?:\/\S*)?)$/,
    'must be a path of the own host or a full https URL, e.g. /errors or https://errors.example.com/portal',
  ),
)
const text = v.pipe(v.string(), v.nonEmpty('must not be empty when it is given'))

/** Fields that both the environment and a brand file can contain. */
export const brandFields = {
  name: v.pipe(text, v.maxLength(40, 'must have at most 40 characters')),
  termsUrl: url,
  supportUrl: contact,
}

/** The build configuration. Every variable is optional, but a given value must be valid. */
const envSchema = v.object({
  VITE_PASSWORD_SUFFIX: v.optional(v.string()),
  VITE_BRAND_NAME: v.optional(brandFields.name),
  VITE_TERMS_URL: v.optional(brandFields.termsUrl),
  VITE_SUPPORT_URL: v.optional(brandFields.supportUrl),
  VITE_GOOGLE_CLIENT_ID: v.optional(
    v.pipe(
      text,
      v.endsWith('.apps.googleusercontent.com', 'must end with .apps.googleusercontent.com'),
    ),
  ),
  VITE_POSTHOG_KEY: v.optional(v.pipe(text, v.startsWith('phc_', 'must start with phc_'))),
  VITE_POSTHOG_HOST: v.optional(url),
  VITE_GA_ID: v.optional(v.pipe(text, v.regex(/^G-[A-Z0-9]+$/, 'must look like G-XXXXXXXXXX'))),
  VITE_ERROR_REPORT_URL: v.optional(reportUrl),
  VITE_SERVICE_API_URL: v.optional(url),
  VITE_PLAIN_PASSWORD_RETRY: v.optional(
    v.picklist(['login', 'all', 'off'], 'must be login, all or off'),
  ),
  VITE_ANALYTICS_CONSENT: v.optional(v.picklist(['ask', 'on', 'off'], 'must be ask, on or off')),
  BACKEND_URL: v.optional(backendUrl),
})

/** Returns one readable line per invalid variable. An empty string counts as unset. */
export function envProblems(env: Record<string, string | undefined>): string[] {
  const definedEnv = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = v.safeParse(envSchema, definedEnv)
  if (result.success) return []
  return result.issues.map(
    (issue) => `${v.getDotPath(issue) ?? '?'} ${issue.message} (it is "${String(issue.input)}")`,
  )
}

/** Returns the kind of host that receives the error reports, or `off` without a URL. */
export function errorReports(address = '') {
  if (address === '') return 'off'
  return address.startsWith('/') ? 'own host' : 'other host'
}
