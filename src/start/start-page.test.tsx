import { afterEach, expect, test, vi } from 'vitest'
import { definePreloadScreen, startPage } from './start-page'

const builtFiles = {
  files: [
    'login.js',
    'admin-login.js',
    'client-area.js',
    'home.js',
    'home.css',
    'chart.js',
    'admin-area.js',
    'clients.js',
    'fr.js',
    'signup.js',
  ],
  areas: { app: [2], admin: [6], auth: [] },
  routes: {
    '/app/pages/home': [3, 4, ~5],
    '/admin/clients': [7],
    '/auth/login/admin': [1],
    '/auth/login': [0],
    '/auth/signup/user-details': [9],
  },
  translations: { fr: 8 },
}
const login = {
  STORAGE_VERSION: '2',
  session_rev: 'sid-12345.0',
  access_token: 'a',
  refresh_token: 'r',
  LOGIN_TIME: String(Date.now()),
  isInitialized: 'true',
}
const client = { ...login, isAdmin: 'false' }
const admin = { ...login, isAdmin: 'true' }

afterEach(() => {
  for (const link of document.head.querySelectorAll('link')) link.remove()
})

/** Starts a page and returns the preloaded files. */
function start(path: string, stored: Record<string, string>) {
  window.history.replaceState(null, '', path)
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  startPage(builtFiles)
  const links = [...document.head.querySelectorAll('link')]
  return {
    files: links.map((link) => new URL(link.href).pathname.replace('/assets/', '')),
    links,
  }
}

test.each([
  [
    'a client at home',
    '/app/pages/home',
    client,
    ['client-area.js', 'home.js', 'home.css', 'chart.js'],
  ],
  ['a client at the root', '/', client, ['client-area.js', 'home.js', 'home.css', 'chart.js']],
  [
    'a client whose URL has an extra slash',
    '/app/pages/home/',
    client,
    ['client-area.js', 'home.js', 'home.css', 'chart.js'],
  ],
  ['an administrator at the client list', '/admin/clients', admin, ['admin-area.js', 'clients.js']],
])("preloads the screen's files for %s", (_who, path, stored, files) => {
  expect(start(path, stored).files).toEqual(files)
})

test.each([
  ['a signed-out visitor', '/app/pages/home', { STORAGE_VERSION: '2' }, ['login.js']],
  ['a signed-out visitor in the admin area', '/admin/clients', {}, ['admin-login.js']],
  ['an incomplete login', '/app/pages/home', { ...client, session_rev: '' }, ['login.js']],
  [
    'a login from another version',
    '/app/pages/home',
    { ...client, STORAGE_VERSION: '1' },
    ['login.js'],
  ],
  ['a client in the admin area', '/admin/clients', client, ['admin-login.js']],
  [
    'a client who is not initialized',
    '/app/pages/home',
    { ...client, isInitialized: 'false' },
    ['signup.js'],
  ],
])(
  'D1 preloads only the files of the screen that the guards redirect to: %s',
  (_who, path, stored, files) => {
    expect(start(path, stored).files).toEqual(files)
  },
)

test('preloads each missing script of another screen only once', () => {
  definePreloadScreen(builtFiles)
  for (const codeFile of ['home.js', 'home.js', 'client-area.js', 'export-dialog.js'])
    void globalThis.preloadScreen?.(codeFile)
  const links = [...document.head.querySelectorAll('link')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/assets/client-area.js',
    '/assets/home.js',
    '/assets/chart.js',
  ])
})

test('preloads scripts as modules, loads stylesheets, and gives later files low priority', () => {
  const { links } = start('/app/pages/home', { ...client, layout: '{"locale":"fr"}' })
  const facts = links.map((link) => [
    link.getAttribute('href'),
    link.rel,
    link.as,
    link.fetchPriority,
  ])
  expect(facts).toEqual([
    ['/assets/client-area.js', 'modulepreload', '', 'auto'],
    ['/assets/home.js', 'modulepreload', '', 'auto'],
    ['/assets/home.css', 'stylesheet', '', 'auto'],
    ['/assets/chart.js', 'modulepreload', '', 'low'],
    ['/assets/fr.js', 'modulepreload', '', 'auto'],
  ])
})

test("waits for the page's stylesheets, and removes the link of a failed stylesheet", async () => {
  start('/app/pages/home', client)
  const onSettled = vi.fn<() => void>()
  const settling = globalThis.preloadScreen?.('export-dialog.js').then(onSettled)
  await Promise.resolve()
  expect(onSettled).not.toHaveBeenCalled()
  document.head.querySelector('link[rel=stylesheet]')?.dispatchEvent(new Event('error'))
  await settling
  expect(onSettled).toHaveBeenCalled()
  expect(document.head.querySelector('link[rel=stylesheet]')).toBeNull()
})
