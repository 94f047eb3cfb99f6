import { expect, test } from 'vitest'
import { envProblems, errorReports } from './env'

test('requires no variable and treats an empty value as missing', () => {
  expect(envProblems({})).toEqual([])
  expect(envProblems({ VITE_TERMS_URL: '', VITE_GA_ID: '', VITE_BRAND_NAME: '' })).toEqual([])
})

test('accepts valid values', () => {
  expect(
    envProblems({
      VITE_PASSWORD_SUFFIX: 'pepper',
      VITE_BRAND_NAME: 'Acme ID',
      VITE_TERMS_URL: 'https://acme.example/terms',
      VITE_SUPPORT_URL: 'https://acme.example/help',
      VITE_GOOGLE_CLIENT_ID: '1-a.apps.googleusercontent.com',
      VITE_POSTHOG_KEY: 'phc_x',
      VITE_POSTHOG_HOST: 'https://ph.acme.example',
      VITE_GA_ID: 'G-ABC123',
      VITE_ERROR_REPORT_URL: '/errors',
      VITE_SERVICE_API_URL: 'https://api.acme.example',
      VITE_PLAIN_PASSWORD_RETRY: 'off',
      VITE_ANALYTICS_CONSENT: 'on',
      BACKEND_URL: 'http://localhost:8080',
    }),
  ).toEqual([])
})

test('reports every invalid value with the expected format', () => {
  const problems = envProblems({
    VITE_BRAND_NAME: 'x'.repeat(41),
    VITE_TERMS_URL: 'terms',
    VITE_GA_ID: 'UA-1',
    VITE_POSTHOG_KEY: 'key',
    VITE_PLAIN_PASSWORD_RETRY: 'yes',
    VITE_ANALYTICS_CONSENT: 'maybe',
    BACKEND_URL: 'localhost:8080',
  })
  expect(problems).toEqual([
    `VITE_BRAND_NAME must have at most 40 characters (it is "${'x'.repeat(41)}")`,
    'VITE_TERMS_URL must be a full URL, e.g. https://example.com/terms (it is "terms")',
    'VITE_POSTHOG_KEY must start with phc_ (it is "key")',
    'VITE_GA_ID must look like G-XXXXXXXXXX (it is "UA-1")',
    'VITE_PLAIN_PASSWORD_RETRY must be login, all or off (it is "yes")',
    'VITE_ANALYTICS_CONSENT must be ask, on or off (it is "maybe")',
    'BACKEND_URL must be a full URL, e.g. https://backend.example.com (it is "localhost:8080")',
  ])
})

test('rejects a backend URL that already contains the prefix the portal appends', () => {
  const createEnv = (path: string) => ({ BACKEND_URL: `https://acme.example${path}` })
  expect(envProblems(createEnv('/idv'))).toEqual([])
  for (const path of ['/portal-backend', '/idv/portal-backend/', '/admin-portal-backend'])
    expect(envProblems(createEnv(path))).toEqual([
      expect.stringContaining('before /portal-backend'),
    ])
})

test.each([
  'help@acme.example',
  'mailto:help@acme.example',
  'https://acme.example/help?from=portal',
])('accepts %s as a support contact', (contact) =>
  expect(envProblems({ VITE_SUPPORT_URL: contact })).toEqual([]),
)

test.each(['help', 'help@acme', 'javascript:alert(1)', 'https://', 'ask us: help@acme.example'])(
  'rejects %s as a support contact',
  (contact) =>
    expect(envProblems({ VITE_SUPPORT_URL: contact })).toEqual([
      `VITE_SUPPORT_URL must be an email address or a full URL, e.g. support@example.com or https://example.com/help (it is "${contact}")`,
    ]),
)

test.each([
  [undefined, 'off'],
  ['', 'off'],
  ['/errors', 'own host'],
  ['/errors/portal?app=1', 'own host'],
  ['https://errors.example', 'other host'],
  ['https://errors.example:8443/api/1?key=2', 'other host'],
])('accepts %s as the error report URL and classifies it as: %s', (VITE_ERROR_REPORT_URL, to) => {
  expect(envProblems({ VITE_ERROR_REPORT_URL })).toEqual([])
  expect(errorReports(VITE_ERROR_REPORT_URL)).toBe(to)
})

test.each([
  'errors',
  '//errors.example',
  '/\\errors.example',
  'http://errors.example',
  'https://',
  'https:///errors',
  'https://key@errors.example',
  'https://errors.example/a b',
])('rejects %s as the error report URL', (address) =>
  expect(envProblems({ VITE_ERROR_REPORT_URL: address })).toEqual([
    `VITE_ERROR_REPORT_URL must be a path of the own host or a full https URL, e.g. /errors or https://errors.example.com/portal (it is "${address}")`,
  ]),
)
