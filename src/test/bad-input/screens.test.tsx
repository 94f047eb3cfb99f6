import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { bundles } from '@/backend/bundles'
import type { Endpoint } from '@/backend/endpoint'
import { sanction } from '@/backend/sanction'
import { sanctionLists } from '@/backend/sanction-lists'
import { sessions } from '@/backend/sessions'
import { changeResponses, renderPortal } from '@/test/render-portal'
import { screenPaths } from '@/test/screen-paths'
import { routes } from '@mocks/backend'
import { findRoute } from '@mocks/contract'
import type { PersonaName } from '@mocks/personas'
import { formatId } from '@mocks/seeds/ids'
import { isFull, TIMEOUT } from './bad-input'
import { allowedReach, damagedEverywhere, createDamages, type Kind } from './damage'

const GENERAL = 'Sorry ! Something went wrong . Please try again later !'
const BUNDLE = '/app/pages/bundle/20011/sessions'
const SANCTIONS = '/app/pages/sanction-list-upload'
const SESSION = formatId({ bundle: 0, row: 1 })

/** Opens a screen with changed responses. Fails if the screen shows an error or a raw value, such as NaN. */
async function openDamaged(
  name: PersonaName,
  path: string,
  change: (response: unknown, endpoint: Endpoint) => unknown,
) {
  const errorSpy = vi.spyOn(console, 'error').mockImplementation(() => {})
  changeResponses(async (request, response) => {
    const realm = request.url.includes('/admin-portal-backend/') ? 'admin' : 'client'
    const endpoint = findRoute(routes, realm, request)?.endpoint
    const isJson = response.headers.get('content-type')?.includes('json')
    if (!endpoint || endpoint.isPublic || !response.ok || !isJson) return response
    return Response.json(change(await response.json(), endpoint))
  })
  const { user } = await renderPortal(name, path)
  await waitFor(() => {
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(screen.queryByText('Loading')).toBeNull()
  })
  const text = screen.getByRole('main').textContent
  expect(text).not.toContain(GENERAL)
  expect(text).not.toMatch(/NaN|undefined|\[object|Invalid Date/)
  const lines = errorSpy.mock.calls.map((line) => line.map(String).join(' '))
  // Ignores React's warning about lazy code that arrives during a render, because undamaged responses also cause it.
  return { user, text, logged: lines.filter((line) => !line.includes('conditional-use-of-use')) }
}

/** A small set of screens that covers every endpoint's response. */
const some: (readonly [PersonaName, string])[] = [
  ['client', '/app/dashboard'],
  ['client', BUNDLE],
  ['client', `${BUNDLE}/${SESSION}`],
  ['client', `${BUNDLE}?tab=transactions`],
  ['client', `${BUNDLE}?tab=extra-results`],
  ['client', '/app/pages/profile'],
  ['client-sanctions', SANCTIONS],
  ['client-new', '/auth/signup/user-details'],
  ['admin', '/admin/clients'],
  ['admin', '/admin/clients/1001'],
  ['admin', '/admin/clients/1001/20011'],
  ['admin', '/admin/bundle-analytics/1001/20011'],
  ['admin', '/admin/identities'],
  ['admin', '/admin/passwordManagement'],
  ['admin', '/admin/sanction'],
]

const every: typeof some = [
  ...some,
  ...screenPaths('/app')
    .filter((path) => path !== SANCTIONS)
    .map((path) => ['client', path] as const),
  ...screenPaths('/admin').map((path) => ['admin', path] as const),
  ['client', `${BUNDLE}?tab=analytics`],
]

const all = [...new Map(every.map((each) => [each.join(' '), each])).values()]

const getAddress = (path: string) => path.replace(/sessions(\/20011)?\/x$/, `sessions$1/${SESSION}`)

const kinds: Kind[] = ['null', 'as text', 'as number', 'as boolean', 'as list']
const damages = [
  ...(isFull ? all : some).map(([name, path]) => ['missing', name, path] as const),
  ...(isFull ? some : []).flatMap(([name, path]) =>
    kinds.map((kind) => [kind, name, path] as const),
  ),
]

test.each<readonly [Kind, PersonaName, string]>(damages)(
  'E3 shows the screen with every optional field %s for %s at %s',
  { timeout: TIMEOUT },
  async (kind, name, path) => {
    const { user, logged } = await openDamaged(name, getAddress(path), (response) =>
      damagedEverywhere(response, kind),
    )
    expect(logged.filter((line) => !line.startsWith('ContractError'))).toEqual([])
    // Only the sign-up has no menu.
    for (const toggle of screen.queryAllByRole('button', { name: 'Toggle navigation' })) {
      await user.click(toggle)
      await screen.findByRole('dialog', { name: 'Navigation' })
    }
  },
)

const endpointsByPersona = new Map<PersonaName, Set<Endpoint>>()

test.each(isFull ? some : some.filter(([, path]) => path === '/admin/clients'))(
  'E3 shows the screen with any single optional field null for %s at %s',
  { timeout: TIMEOUT },
  async (name, path) => {
    const address = getAddress(path)
    const responses = new Map<Endpoint, unknown>()
    const knownEndpoints = endpointsByPersona.get(name) ?? new Set()
    endpointsByPersona.set(name, knownEndpoints)
    await openDamaged(name, address, (response, endpoint) => {
      if (!knownEndpoints.has(endpoint)) responses.set(endpoint, response)
      knownEndpoints.add(endpoint)
      return response
    })
    for (const [damaged, valid] of responses)
      for (const { shape, kind, answer } of createDamages(valid)) {
        if (kind !== 'null' || allowedReach(shape).includes('whole')) continue
        const { logged } = await openDamaged(name, address, (each, endpoint) =>
          endpoint === damaged ? answer : each,
        )
        const errors = logged.filter((line) => !line.startsWith('ContractError'))
        expect(errors, `${JSON.stringify(damaged.post ?? damaged.get)} ${shape}`).toEqual([])
      }
  },
)

test("E3 shows how many of a list's rows are unreadable and logs a contract error", async () => {
  const { text, logged } = await openDamaged('client', BUNDLE, (response, endpoint) => {
    if (endpoint !== sessions.list || !(response instanceof Object && 'sessions' in response))
      return response
    const rows = Array.isArray(response.sessions) ? response.sessions.slice(0, 5) : []
    return { sessions: [...rows.slice(0, 3), { status: 'failed' }, ...rows.slice(3)] }
  })
  expect(text).toContain('1 row could not be read.')
  expect(text).toContain('1–6')
  expect(logged).toEqual([
    expect.stringMatching(
      /^ContractError: v1\/valify\/bundle-sessions\/ sessions\[3\]\.session_id/,
    ),
  ])
})

test.each([
  ['client', '/app/pages/bundle', bundles.own, '1 bundle could not be read.'],
  ['admin', '/admin/clients/1001', bundles.organization, '1 bundle could not be read.'],
  ['admin', '/admin/sanction', sanction.lists, '1 list could not be read.'],
  ['client-sanctions', SANCTIONS, sanctionLists.list, '1 list could not be read.'],
] as const)(
  'E3 shows the number of unreadable rows to %s at %s and logs a contract error',
  async (name, path, damaged, told) => {
    const { text, logged } = await openDamaged(name, path, (response, endpoint) => {
      if (endpoint !== damaged || !(response instanceof Object)) return response
      const withNull = Object.entries(response).map(([key, list]) => [key, [null].concat(list)])
      return Object.fromEntries(withNull)
    })
    expect(text).toContain(told)
    expect([...new Set(logged)]).toEqual([
      expect.stringMatching(/^ContractError: \S+ (?:bundles|sanction_lists)\[0\]: /),
    ])
  },
)
