import { readdir } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test } from '../fixtures'
import { MOCK, SMOKE } from '../helpers'

const asPage = { headers: { accept: 'text/html,*/*' } }

test('G5 returns a 404 without HTML for a missing file', { tag: SMOKE }, async ({ request }) => {
  for (const path of ['/humans.txt', '/assets/gone-12345678.js', '/.well-known/security.txt?x=1']) {
    const response = await request.get(path, asPage)
    expect(response.status(), path).toBe(404)
    expect(await response.text(), path).not.toContain('<html')
  }
})

test(
  "serves HTML at every portal URL, even if the URL's IDs and tokens contain dots",
  { tag: SMOKE },
  async ({ request }) => {
    const ids = [
      '/app/pages/bundle/b.1/sessions',
      '/admin/sessions/b.1/s.2',
      '/auth/verify-email/a.b',
    ]
    for (const path of ['/', '/index.html', '/nowhere', ...ids]) {
      const response = await request.get(path, asPage)
      expect(response.status(), path).toBe(200)
      expect(response.headers()['content-type'], path).toContain('text/html')
    }
  },
)

test(
  'lets search engines index only the login page, and gives that page a description',
  { tag: SMOKE },
  async ({ request }) => {
    const robots = await request.get('/robots.txt')
    expect(robots.headers()['content-type']).toContain('text/plain')
    expect(await robots.text()).toBe('User-agent: *\nAllow: /auth/login$\nDisallow: /\n')
    const page = await (await request.get('/auth/login', asPage)).text()
    expect(page).toMatch(/<meta\s+name="description"\s+content="[^"]{50,160}"/)
  },
)

test('serves the package licenses with the portal', { tag: SMOKE }, async ({ request }) => {
  const licenses = await request.get('/licenses.txt')
  expect(licenses.headers()['content-type']).toContain('text/plain')
  expect(await licenses.text()).toMatch(/^## react@.* \(MIT\)$/m)
})

test(
  'H10 builds no dotfiles except the server headers, and serves no dotfile',
  { tag: MOCK },
  async ({ request }) => {
    const files = await readdir('dist')
    expect(files).toContain('index.html')
    expect(files.filter((file) => file.startsWith('.'))).toEqual(['.server'])
    expect((await request.get('/.server/headers.json')).status()).toBe(404)
  },
)
