import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { resetLayout } from '@/stores/layout'
import { findCode } from '@/test/code-block'
import { setFieldValue } from '@/test/list-screen'
import { renderPortal } from '@/test/render-portal'

const path = '/app/pages/api'

const nav = () => screen.findByRole('navigation', { name: 'API documentation' })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
/** Returns the link names below a heading in the navigation. */
const group = async (name: string) => {
  const title = await within(await nav()).findByRole('heading', { name })
  const links = within(title.closest('section') ?? title).getAllByRole('link')
  return links.map((link) => link.textContent)
}

test("lists the plan's services first, and links to the services in a chosen bundle", async () => {
  const { open } = await renderPortal('client', path)
  await heading('API')
  expect(await group('Services')).toContain('Egyptian national ID')
  const others = await group('Not in your plan')
  expect(others).toContain('Sanction Shield search')
  expect(others).not.toContain('Access token')
  const links = within(await nav()).getAllByRole('link')
  const names = links.map((link) => link.textContent)
  expect(names.indexOf('Face match')).toBeLessThan(names.indexOf('Sanction Shield search'))

  await open(`${path}?bundle=20050`)
  const card = await screen.findByRole('region', { name: 'Services in Passport holders' })
  const link = within(card).getByRole('link', { name: 'Face match' })
  expect(link.getAttribute('href')).toBe(`${path}?service=face-match&bundle=20050`)
})

test('documents a service outside the plan and marks it as not in the plan', async () => {
  await renderPortal('client', `${path}?service=sanction-shield-search`)
  await heading('Sanction Shield search')
  const header = screen.getByRole('heading', { level: 1 }).closest('header')
  expect(header?.textContent).toContain('Not in your plan')
  const errors = await screen.findByRole('table', { name: 'Service errors' })
  const row = within(errors).getByRole('row', { name: /^5048/ })
  expect(row.textContent).toContain('unknown sanction list')
  expect(row.textContent).toContain('upload the list first')
})

test('links to a section, lists field details, and moves the focus when the service changes', async () => {
  const { user, search } = await renderPortal('client', `${path}?service=egy-nid&section=response`)
  const table = await screen.findByRole('table', { name: 'Request fields' })
  const row = within(table).getByRole('row', { name: /^data\. ?front_img/ })
  expect(row.textContent).toContain('string (base64)')
  expect(row.textContent).toContain('required')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Response' }))
  expect(within(await nav()).getByRole('link', { current: 'page' }).textContent).toBe(
    'Egyptian national ID',
  )

  await user.click(within(await nav()).getByRole('link', { name: 'Face match' }))
  const title = await heading('Face match')
  expect(search().get('service')).toBe('face-match')
  expect(document.activeElement).toBe(title)
  const next = await screen.findByRole('table', { name: 'Request fields' })
  expect(within(next).getByRole('row', { name: /^data\. ?second_img/ })).toBeTruthy()
})

/** Searches with Enter to skip the typing pause. */
function searchFor(text: string) {
  const box = screen.getByRole('searchbox', { name: 'Search the documentation' })
  setFieldValue(box, text)
  fireEvent.keyDown(box, { key: 'Enter' })
}

test('finds fields and error codes, and handles unknown services and empty results', async () => {
  const { user, search } = await renderPortal('client', `${path}?service=palm-reading`)
  await heading('Service not found')
  const main = within(screen.getByRole('main'))
  await user.click(main.getAllByRole('link', { name: 'Getting started' }).at(-1) ?? document.body)
  expect(await heading('API')).toBeTruthy()
  searchFor('second_img')
  const hit = await screen.findByRole('link', { name: 'Face match · Request · data.second_img' })
  expect(search().get('q')).toBe('second_img')
  searchFor('5048')
  await screen.findByRole('link', { name: 'Sanction Shield search · Error · 5048' })
  expect(hit.isConnected).toBe(false)
  searchFor('palmistry')
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(search().get('q')).toBeNull())
})

test("shows a bundle's services first, its key in samples, and the chosen sample language", async () => {
  onTestFinished(resetLayout)
  const { user, search } = await renderPortal('client', `${path}?bundle=20050&service=egy-passport`)
  expect(await group('Passport holders')).toContain('Egyptian passport')
  const sample = await findCode('Request in cURL')
  expect(sample.textContent).toMatch(/[\da-f]{4}…[\da-f]{4}/)
  expect(sample.textContent).not.toContain('{{')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Bundle used in samples' }), '')
  await waitFor(() => expect(sample.textContent).toContain('YOUR_BUNDLE_KEY'))
  expect(search().get('bundle')).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Code language' }), 'Python')
  await findCode('Request in Python')
  await renderPortal('client', `${path}?service=face-match`)
  await findCode('Request in Python')
})

test('shows the documentation if the plan and the bundles fail to load', async () => {
  await renderPortal(
    'client',
    `${path}?service=egy-nid`,
    { path: 'client-services', kind: 'status', status: 500, count: 'always' },
    { path: 'organization-bundles', kind: 'status', status: 500, count: 'always' },
  )
  await screen.findByRole('table', { name: 'Request fields' })
  expect(screen.queryByText('Not in your plan')).toBeNull()
})

test('copies a service as Markdown and downloads all services as OpenAPI', async () => {
  const { user } = await renderPortal('client', `${path}?service=face-match`)
  const createObjectURLSpy = vi.spyOn(URL, 'createObjectURL')
  await user.click(await screen.findByRole('button', { name: 'Copy as Markdown' }))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toMatch(/^# Face match/))
  await user.click(screen.getByRole('button', { name: 'Download OpenAPI 3.1' }))
  await waitFor(() => expect(createObjectURLSpy).toHaveBeenCalled())
  const [file] = createObjectURLSpy.mock.calls[0] ?? []
  expect(file instanceof Blob && JSON.parse(await file.text()).openapi).toMatch(/^3\.1/)
})

test('links chapters in the contents, finds them, and marks unknown limits and unsupported features', async () => {
  const { user, search } = await renderPortal('client', `${path}?section=limits`)
  await heading('Limits')
  expect(await screen.findByText('Rate limit')).toBeTruthy()
  expect(screen.getAllByText('Ask your provider').length).toBeGreaterThan(1)
  await user.click(within(await nav()).getByRole('link', { name: 'Retries and idempotency' }))
  expect(document.activeElement).toBe(await heading('Retries and idempotency'))
  expect(search().get('section')).toBe('retries')
  expect(await screen.findByText(/^Every retry is a new request/)).toBeTruthy()
  searchFor('webhooks')
  await user.click(await screen.findByRole('link', { name: 'Unsupported features · Webhooks' }))
  await heading('Unsupported features')
  expect(screen.getAllByText('Not offered').length).toBeGreaterThan(0)
})

test("links each test input to its service's console and lists the error codes", async () => {
  const { open } = await renderPortal('client', `${path}?section=test-inputs`)
  await heading('Test data')
  const table = within(await screen.findByRole('table', { name: 'Test data' }))
  const row = table.getByRole('row', { name: /error_code: 5021/ })
  expect(row.textContent).toContain('bundle_key: demo-strict-bundle-key')
  expect(row.textContent).toContain('front_img: an expired card')
  expect(within(row).getByRole('link').getAttribute('href')).toBe(
    `${path}?service=egy-nid&section=console`,
  )

  await open(`${path}?section=errors`)
  await heading('Error codes')
  const codes = await screen.findByRole('table', { name: 'Error codes' })
  expect(within(codes).getByRole('row', { name: /^5033/ }).textContent).toContain('similar enough')
  expect(within(codes).getByRole('row', { name: /^5009/ }).textContent).toContain('HTTP 400')
  expect(within(codes).queryByRole('row', { name: /^7003/ })).toBeNull()
})
