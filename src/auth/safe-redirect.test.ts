import { expect, test } from 'vitest'
import { safeRedirect } from './safe-redirect'

const hostile = [
  '//e',
  '/\\e',
  '/..//e',
  '/./\\e',
  '/app/..//e',
  '/app/../..//evil.example',
  '/%2f%2fe',
  '%2f%2fe',
  '/app/%2f%2fe',
  '/app/%5Ce',
  'javascript:alert(1)',
  'https://evil.example/app',
  'https://user:pass@evil.example/app',
  '/app@evil.example',
  '//user@evil.example/app',
  '\t//e',
  `/app/${'x'.repeat(20_000)}`,
  '',
]

for (const raw of hostile) {
  test(`D2 "${raw.slice(0, 40)}" is refused`, () => {
    expect(safeRedirect(raw, 'client')).toBeNull()
    expect(safeRedirect(raw, 'admin')).toBeNull()
  })
}

test('D3 pages of the other realm and of /auth are refused', () => {
  expect(safeRedirect('/admin/sessions', 'client')).toBeNull()
  expect(safeRedirect('/app/pages/home', 'admin')).toBeNull()
  expect(safeRedirect('/auth/login', 'client')).toBeNull()
  expect(safeRedirect('/app/../admin', 'client')).toBeNull()
  expect(safeRedirect('/application', 'client')).toBeNull()
})

test('a page of the realm is returned normalised, with its filters', () => {
  expect(safeRedirect('/app/pages/bundle/b1/sessions?status=failed#x', 'client')).toBe(
    '/app/pages/bundle/b1/sessions?status=failed#x',
  )
  expect(safeRedirect('/app/pages/../dashboard', 'client')).toBe('/app/dashboard')
  expect(safeRedirect('/admin', 'admin')).toBe('/admin')
})
