import { screen, waitFor, within } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { serviceCredentials } from '@mocks/personas'
import { findCode } from '@/test/code-block'
import { holdResponses } from '@/test/hold-responses'
import { setFieldValue } from '@/test/list-screen'
import { renderPortal } from '@/test/render-portal'

const getConsole = (service: string) => `/app/pages/api?service=${service}&section=console`
const CALL = '/api/v1/transliterate/'

const field = (name: string) => screen.findByRole('textbox', { name })
const sendButton = () => screen.findByRole('button', { name: 'Send the request' })
const response = () => screen.findByRole('region', { name: 'Response' })

const fill = async (name: string, text: string) => void setFieldValue(await field(name), text)

async function fillCredentials() {
  for (const name of ['username', 'password', 'client_id', 'client_secret'] as const)
    await fill(name, serviceCredentials[name])
}

async function getToken(user: UserEvent) {
  await fillCredentials()
  await user.click(await sendButton())
  await within(await response()).findByText('200')
}

/** Opens another service from the navigation, as a user would. */
async function choose(user: UserEvent, name: string) {
  const nav = await screen.findByRole('navigation', { name: 'API documentation' })
  await user.click(within(nav).getByRole('link', { name }))
}

test('reuses a token for the next request, and shows the signed response, its headers and the command', async () => {
  const { user, calls } = await renderPortal('client', getConsole('token'))
  await getToken(user)
  await choose(user, 'Transliteration')
  await fill('bundle_key', serviceCredentials.bundle_key)
  const release = holdResponses(CALL)
  await user.dblClick(await sendButton())
  release()
  const responseView = within(await response())
  expect(responseView.getByText('200')).toBeTruthy()
  expect((await findCode('Response body')).textContent).toContain('"transaction_id"')
  expect(responseView.getByText('hmac').nextSibling?.textContent).toMatch(/^[\da-f]{128}$/)
  expect(calls(CALL)).toHaveLength(1)
  const command = (await findCode('Request as cURL')).textContent
  expect(command).toContain('authorization: Bearer YOUR_ACCESS_TOKEN')
  expect(command).toContain('YOUR_BUNDLE_KEY')
  expect(command).not.toContain(serviceCredentials.bundle_key)

  // The user can verify the response without pasting it.
  await user.click(await responseView.findByRole('button', { name: 'Verify the signature' }))
  await fill('Bundle HMAC key', serviceCredentials.hmac_key)
  await user.click(await screen.findByRole('button', { name: 'Verify the signature' }))
  expect(await screen.findByText('The signature is valid')).toBeTruthy()
})

test("retries a failed request without the portal's bearer token and masks the returned tokens", async () => {
  const { user, faults, calls } = await renderPortal('client', getConsole('token'))
  faults({ path: '/api/o/token', kind: 'drop' })
  await fillCredentials()
  await user.click(await sendButton())
  await screen.findByText('No connection')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(within(await response()).getByText('200')).toBeTruthy()
  expect(calls('/api/o/token').map(({ auth }) => auth)).toEqual([null, null])

  const body = await findCode('Response body')
  expect(body.textContent).toContain('"access_token": "••••••"')
  expect(body.textContent).toContain('"refresh_token": "••••••"')
  await user.click(within(body).getByRole('button', { name: 'Copy Response body' }))
  expect(await navigator.clipboard.readText()).toContain('"access_token": "••••••"')
  await user.click(screen.getByRole('button', { name: 'Show tokens' }))
  expect(body.textContent).not.toContain('••••••')
  await user.click(screen.getByRole('button', { name: 'Hide tokens' }))
  expect(body.textContent).toContain('"access_token": "••••••"')
})

test('does not send an incomplete request and accepts only JPEG or PNG images', async () => {
  const { user, calls } = await renderPortal('client', getConsole('egy-nid'))
  await user.click(await sendButton())
  expect(await screen.findByText('Enter an access token')).toBeTruthy()
  expect(document.activeElement).toBe(await field('Access token'))
  expect(screen.getAllByText('Choose an image')).toHaveLength(2)
  expect(screen.getByText('Enter a value')).toBeTruthy()
  expect(calls('/api/')).toEqual([])

  const group = within(await screen.findByRole('group', { name: 'front_img' }))
  const input = group.getByLabelText('File for front_img')
  await user.upload(input, new File(['x'], 'front.png', { type: 'image/png' }))
  expect(group.getByRole('status').textContent).toBe('front.png, 1 byte')
  const any = userEvent.setup({ applyAccept: false })
  await any.upload(input, new File(['x'], 'front.pdf', { type: 'application/pdf' }))
  expect(await group.findByText('Choose a JPEG or PNG file')).toBeTruthy()
  expect(group.getByRole('status').textContent).toBe('')
})

test('shows the status of a rejected request and the meaning of its code', async () => {
  const { user } = await renderPortal('client', getConsole('transliterate'))
  await fill('Access token', 'old')
  await fill('bundle_key', serviceCredentials.bundle_key)
  await user.click(await sendButton())
  const responseView = within(await response())
  expect(responseView.getByText('403')).toBeTruthy()
  expect(responseView.getByText('Request a new access token before the call.')).toBeTruthy()
})

test('cancels a request on Cancel and when the user leaves, and keeps secrets only in memory until then', async () => {
  const onAborted = vi.fn<() => void>()
  const { user, faults, open, router } = await renderPortal('client', getConsole('transliterate'))
  const fetchMock = globalThis.fetch
  vi.stubGlobal('fetch', (input: Request, init?: RequestInit) => {
    if (input.url.includes('/api/')) input.signal.addEventListener('abort', onAborted)
    return fetchMock(input, init)
  })
  faults({ path: CALL, kind: 'hang', count: 'always' })
  await fill('Access token', 'token-to-forget')
  await fill('bundle_key', 'key-to-forget')
  const listStoredTexts = () =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, router.state.location]) +
    document.cookie
  expect(listStoredTexts()).not.toContain('to-forget')
  await user.click(await screen.findByRole('link', { name: 'Reference' }))
  await user.click(await screen.findByRole('link', { name: 'Try it' }))
  expect(await field('bundle_key')).toHaveProperty('value', 'key-to-forget')

  await user.click(await sendButton())
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await screen.findByText('No request sent yet')
  expect(onAborted).toHaveBeenCalledTimes(1)
  await user.click(await sendButton())
  await screen.findByRole('button', { name: 'Cancel' })
  await open('/app/pages/profile')
  await waitFor(() => expect(onAborted).toHaveBeenCalledTimes(2))

  // Waits for the content because the skeleton has the same heading. Until then, the previous page is only hidden.
  await screen.findByText('mona.saleh@example.com')
  await open(getConsole('transliterate'))
  expect(await field('Access token')).toHaveProperty('value', '')
  expect(await field('bundle_key')).toHaveProperty('value', '')
  expect(listStoredTexts()).not.toContain('to-forget')
})

test('shows the command instead of the console if there is neither a mock backend nor a host', async () => {
  const { user, open } = await renderPortal('client', '/app/pages/profile')
  const fetchMock = globalThis.fetch
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const responseView = await fetchMock(...call)
    responseView.headers.delete('x-mock-backend')
    return responseView
  })
  await open('/app/pages/api?service=token')
  await user.click(await screen.findByRole('link', { name: 'Try it' }))
  const command = await findCode('Request in cURL')
  expect(command.textContent).toContain('https://api.example.com/api/o/token/')
  expect(screen.queryByRole('button', { name: 'Send the request' })).toBeNull()
})

test("sends requests to a configured host without cookies and does not follow the host's redirect", async () => {
  vi.stubEnv('VITE_SERVICE_API_URL', 'https://api.acme.example/')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { user } = await renderPortal('client', getConsole('token'))
  const sentRequests: Request[] = []
  const fetchMock = globalThis.fetch
  // A browser's response to a redirect that it doesn't follow.
  const redirect = Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' })
  const responses = [redirect, Response.json({ access_token: 'token-7' })]
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!request.url.includes('acme.example')) return fetchMock(request)
    sentRequests.push(request)
    return responses.shift()
  })
  await fillCredentials()
  await user.click(await sendButton())
  expect(await screen.findByText('The redirect was not followed')).toBeTruthy()
  await user.click(await sendButton())
  await within(await response()).findByText('200')
  const to = ['https://api.acme.example/api/o/token/', 'omit', 'manual']
  expect(
    sentRequests.map(({ url, credentials, redirect: mode }) => [url, credentials, mode]),
  ).toEqual([to, to])
  expect(sentRequests[0]?.headers.get('authorization')).toBeNull()
  expect(screen.getByText('https://api.acme.example')).toBeTruthy()
})
