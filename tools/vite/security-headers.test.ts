import { expect, test } from 'vitest'
import { headersFor } from './security-headers'

const page = `<html><head><style>a { color: red }</style><script>let a = 1</script></head>
  <body style="color: red"><script type="module" src="/a.js"></script></body></html>`

const getPolicy = (pages: string[], env: Record<string, string> = {}) =>
  Object.fromEntries(
    (headersFor(pages, env)['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values]
    }),
  )

test('H6 allows inline code only by its hash', () => {
  const policy = getPolicy([page])
  // `openssl dgst -sha256 -binary | base64` computed the reference values.
  expect(policy['script-src']).toEqual([
    "'self'",
    "'sha256-LAfYd7pbFUgwfQu8b4q135PeTG2z+/coPEUYCd74eCQ='",
  ])
  expect(policy['style-src']).toEqual([
    "'self'",
    "'sha256-LHvAPItmcc9l4w10oslyz6Nh8tFuoEH5lssCs9WdKIE='",
  ])
  expect(policy['style-src-attr']).toEqual([
    "'unsafe-hashes'",
    "'sha256-NerDAUWfwD31YdZHveMrq0GLjsNFMwxLpZl0dPUeCcw='",
  ])
})

test('includes only one hash for the same text on two pages', () => {
  expect(getPolicy([page, page])).toEqual(getPolicy([page]))
})

test('blocks style attributes and vendors that the build does not use', () => {
  const policy = getPolicy(['<p>A page</p>'])
  expect(policy).not.toHaveProperty('style-src-attr')
  expect(policy).not.toHaveProperty('frame-src')
  expect(JSON.stringify(policy)).not.toContain('http')
  expect(policy['trusted-types']).toEqual(['default'])
})

test.each([
  [
    { VITE_SERVICE_API_URL: 'https://api.example.com/v1' },
    'connect-src',
    'https://api.example.com',
  ],
  [
    { VITE_ERROR_REPORT_URL: 'https://errors.example.com/a' },
    'connect-src',
    'https://errors.example.com',
  ],
  [{ VITE_POSTHOG_KEY: 'phc_a' }, 'connect-src', 'https://us.i.posthog.com'],
  [
    { VITE_POSTHOG_KEY: 'phc_a', VITE_POSTHOG_HOST: 'https://eu.example.com' },
    'connect-src',
    'https://eu.example.com',
  ],
  [{ VITE_GA_ID: 'G-1' }, 'script-src', 'https://www.googletagmanager.com'],
  [{ VITE_GA_ID: 'G-1' }, 'connect-src', 'https://*.google-analytics.com'],
  [{ VITE_GOOGLE_CLIENT_ID: 'a' }, 'script-src', 'https://accounts.google.com/gsi/client'],
  [{ VITE_GOOGLE_CLIENT_ID: 'a' }, 'frame-src', 'https://accounts.google.com/gsi/'],
])('allows the host that %o configures in %s', (env, directive, host) => {
  expect(getPolicy([page], env)[directive]).toContain(host)
})

test('adds no host if error reports go to the same host', () => {
  expect(getPolicy([page], { VITE_ERROR_REPORT_URL: '/errors' })).toEqual(getPolicy([page]))
})

test('never allows unsafe-inline, unsafe-eval or a nonce', () => {
  const all = JSON.stringify(headersFor([page], { VITE_GA_ID: 'G-1', VITE_GOOGLE_CLIENT_ID: 'a' }))
  expect(all).not.toMatch(/unsafe-(?:inline|eval)|nonce/)
})
