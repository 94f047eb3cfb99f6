import { expect } from 'vitest'
import type { SiteResponse } from './request'
import type { Site } from './site'

/**
 * Expects each of the build's security headers exactly once, and no server version in the headers or in an error's
 * text.
 */
export function expectHeaders(
  { securityHeaders }: Site,
  { status, headers, text }: SiteResponse,
): void {
  const each = Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), [value]])
  expect(headers).toMatchObject({ ...Object.fromEntries(each), server: ['nginx'] })
  expect(headers).not.toHaveProperty('x-powered-by')
  if (status >= 400) expect(text).not.toContain('nginx')
}
