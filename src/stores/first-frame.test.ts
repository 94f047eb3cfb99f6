import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const script = /<script>([^]*?)<\/script>/.exec(readFileSync('index.html', 'utf8'))?.[1] ?? ''

type Page = { screen?: string; state?: unknown; isSecureContext?: boolean }

/** Runs the inline script of index.html, and returns the resulting page attributes. */
function firstFrame(
  pathname: string,
  stored: Record<string, string>,
  { screen = '', state = null, isSecureContext = true }: Page = {},
) {
  const root = {
    dataset: { mantineColorScheme: '', screen },
    dir: 'ltr',
    lang: 'en',
    getAttribute: () => root.dataset.screen,
    setAttribute: (_name: string, value: string) => void (root.dataset.screen = value),
  }
  const meta = { content: 'light dark' }
  runInNewContext(script, {
    location: { pathname },
    history: { state },
    isSecureContext,
    localStorage: {
      length: Object.keys(stored).length,
      getItem: (key: string) => stored[key] ?? null,
    },
    document: { documentElement: root, querySelector: () => meta },
    ...{ Uint8Array: { fromBase64: () => {} } },
  })
  const { mantineColorScheme: scheme, screen: shown } = root.dataset
  return { scheme, dir: root.dir, lang: root.lang, meta: meta.content, shown }
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
  // These visitors are signed out, so the portal redirects them to a light login page.
  ['/admin/sessions', {}, 'light'],
  ['/app/pages/home', { layout }, 'light'],
])('paints the first frame of %s with storage %j in the %s scheme', (pathname, stored, scheme) => {
  expect(firstFrame(pathname, stored)).toMatchObject({ scheme, meta: scheme })
})

test('applies the stored text direction to an auth screen in the first frame', () => {
  expect(firstFrame('/auth/login', { layout }).dir).toBe('rtl')
  expect(firstFrame('/auth/login', {}).dir).toBe('ltr')
})

test.each([
  ['ar', 'ar'],
  ['zh', 'zh-Hans'],
  ['tlh', 'en'],
])('maps the stored locale %s to the document language %s', (locale, lang) => {
  expect(firstFrame('/auth/login', { layout: JSON.stringify({ locale }) }).lang).toBe(lang)
})

test('leaves the page unchanged if the layout cannot be parsed', () => {
  expect(firstFrame('/app', { ...client, layout: '{' })).toEqual({
    scheme: '',
    dir: 'ltr',
    lang: 'en',
    meta: 'light dark',
    shown: '',
  })
})

const screen = '/auth/login'
const current = { STORAGE_VERSION: '2' }
const french = JSON.stringify({ locale: 'fr' })
const rtl = JSON.stringify({ locale: 'en', direction: 'rtl' })

test.each<[string, Record<string, string>, Page?]>([
  ['empty storage', {}],
  ['the current storage version', current],
  ['another direction', { ...current, layout: rtl }],
  ["the router's history state", current, { state: { __TSR_index: 0 } }],
])('shows a prerendered screen with %s', (_name, stored, page) => {
  expect(firstFrame(screen, stored, { screen, ...page }).shown).toBe(screen)
})

test.each<[string, Record<string, string>, Page?]>([
  ['another language', { ...current, layout: french }],
  ['a login', { ...current, access_token: 'a' }],
  ['a login that needs a refresh', { ...current, refresh_token: 'a' }],
  ['another storage version', { STORAGE_VERSION: '1' }],
  ['stored data but no storage version', { layout: rtl }],
  ['a layout that cannot be parsed', { ...current, layout: '{' }],
  ['a notice to show', current, { state: { notice: 'ended' } }],
  ['an email to prefill', current, { state: { emailKey: 'a' } }],
  ['an insecure connection', current, { isSecureContext: false }],
  ["another screen's HTML", current, { screen: '/auth/login/admin' }],
])('hides a prerendered screen with %s', (_name, stored, page) => {
  expect(firstFrame(screen, stored, { screen, ...page }).shown).toBe('')
})
