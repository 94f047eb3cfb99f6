import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const script = /<script>([^]*?)<\/script>/.exec(readFileSync('index.html', 'utf8'))?.[1] ?? ''

/** Runs the inline script of index.html on a page. */
function firstFrame(pathname: string, stored: Record<string, string>) {
  const root = { dataset: { mantineColorScheme: '' }, dir: 'ltr' }
  const meta = { content: 'light dark' }
  runInNewContext(script, {
    location: { pathname },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    document: { documentElement: root, querySelector: () => meta },
  })
  return { scheme: root.dataset.mantineColorScheme, dir: root.dir, meta: meta.content }
}

const layout = JSON.stringify({ currentTheme: 'dark', direction: 'rtl' })
const client = { access_token: 'a', isAdmin: 'false' }
const admin = { access_token: 'a', isAdmin: 'true' }

test.each([
  ['/app/pages/home', { ...client, layout }, 'dark'],
  ['/app/pages/home', client, 'light'],
  ['/auth/login', { ...client, layout }, 'light'],
  ['/auth', { ...client, layout }, 'light'],
  ['/authors', { ...client, layout }, 'dark'],
  ['/admin/sessions', admin, 'dark'],
  ['/', admin, 'dark'],
  // These are about to be redirected to a login page.
  ['/admin/sessions', {}, 'light'],
  ['/app/pages/home', { layout }, 'light'],
])('%s with %j starts %s', (pathname, stored, scheme) => {
  expect(firstFrame(pathname, stored)).toMatchObject({ scheme, meta: scheme })
})

test('the first frame has the direction, on auth screens too', () => {
  expect(firstFrame('/auth/login', { layout }).dir).toBe('rtl')
  expect(firstFrame('/auth/login', {}).dir).toBe('ltr')
})

test('a layout that cannot be read leaves the page as it is', () => {
  expect(firstFrame('/app', { ...client, layout: '{' })).toEqual({
    scheme: '',
    dir: 'ltr',
    meta: 'light dark',
  })
})
