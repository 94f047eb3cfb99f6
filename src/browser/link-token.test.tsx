import { beforeEach, expect, test } from 'vitest'
import { clearLinkToken, isLinkAddress, linkToken, takeLinkToken } from './link-token'

beforeEach(clearLinkToken)

/** Opens a URL and returns the URL left in the address bar. */
function open(address: string): string {
  window.history.replaceState({ key: 'kept' }, '', address)
  takeLinkToken(window.location, window.history)
  const { pathname, search, hash } = window.location
  return pathname + search + hash
}

test.each([
  ['/auth/initialize-password/abc.DEF-1', '/auth/initialize-password/-', 'initialize-password'],
  ['/auth/initialize-password/abc.DEF-1/', '/auth/initialize-password/-', 'initialize-password'],
  ['/auth/verify-email/abc.DEF-1?lang=ar#top', '/auth/verify-email/-?lang=ar#top', 'verify-email'],
  ['/auth/reset-password?token=abc.DEF-1', '/auth/reset-password?token=-', 'reset-password'],
  ['/auth/reset-password/?token=abc.DEF-1', '/auth/reset-password/?token=-', 'reset-password'],
  [
    '/auth/reset-password?portal=admin&token=abc.DEF-1#x',
    '/auth/reset-password?portal=admin&token=-#x',
    'reset-password',
  ],
  ['/Auth/Verify-Email/abc.DEF-1', '/Auth/Verify-Email/-', 'verify-email'],
  ['/auth/verify%2Demail/abc.DEF-1', '/auth/verify%2Demail/-', 'verify-email'],
  ['/AUTH/INITIALIZE-PASSWORD/abc.DEF-1', '/AUTH/INITIALIZE-PASSWORD/-', 'initialize-password'],
  ['/auth/Reset-Password?token=abc.DEF-1', '/auth/Reset-Password?token=-', 'reset-password'],
])('H7 removes the token of %s from the URL', (address, left, screen) => {
  expect(open(address)).toBe(left)
  expect(linkToken(screen)).toBe('abc.DEF-1')
  expect(window.history.state).toEqual({ key: 'kept' })
})

test.each([
  ['/auth/verify-email/a%2Fb%2F..%2Fc', 'a/b/../c'],
  ['/auth/verify-email/a/b', 'a/b'],
  ['/auth/verify-email/%3Cimg%20src=x%20onerror=alert(1)%3E', '<img src=x onerror=alert(1)>'],
  ['/auth/verify-email/%E0%A4%A', '%E0%A4%A'],
  [`/auth/verify-email/${'x'.repeat(10_240)}`, 'x'.repeat(10_240)],
])('H7 removes a hostile token from the URL: %#', (address, token) => {
  expect(open(address)).toBe('/auth/verify-email/-')
  expect(linkToken('verify-email')).toBe(token)
})

test.each([
  ['/auth/verify-email/abc', true],
  ['/AUTH/initialize-password/abc/', true],
  ['/auth/reset-password', true],
  ['/auth/login', false],
  ['/auth/verify-email', false],
])('detects whether %s is the path of an emailed link: %s', (pathname, expected) => {
  expect(isLinkAddress(pathname)).toBe(expected)
})

test('H7 removes multiple tokens from the URL', () => {
  expect(open('/auth/reset-password?token=one&token=two')).toBe('/auth/reset-password?token=-')
  expect(linkToken('reset-password')).toBe('one')
})

test('returns no token after a reload', () => {
  open('/auth/verify-email/abc')
  expect(open('/auth/verify-email/-')).toBe('/auth/verify-email/-')
  expect(linkToken('verify-email')).toBeUndefined()
  open('/auth/reset-password?token=abc')
  open('/auth/reset-password?token=-')
  expect(linkToken('reset-password')).toBeUndefined()
})

test('returns a token only to its own screen and forgets it when cleared', () => {
  open('/auth/reset-password?token=abc')
  expect(linkToken('verify-email')).toBeUndefined()
  clearLinkToken()
  expect(linkToken('reset-password')).toBeUndefined()
})

test.each(['/', '/auth/login?token=x', '/app/pages/home?token=x', '/auth/verify-email'])(
  'leaves %s unchanged because it is not an emailed link',
  (address) => {
    expect(open(address)).toBe(address)
  },
)
