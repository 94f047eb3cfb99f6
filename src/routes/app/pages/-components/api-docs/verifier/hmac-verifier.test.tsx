import { createHmac } from 'node:crypto'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { findCode } from '@/test/code-block'
import { renderPortal } from '@/test/render-portal'

const path = '/app/pages/api?section=verifier'
const KEY = 'key-of-the-bundle'
const body = JSON.stringify(
  { transaction_id: 't-1', result: { last_name: 'صالح', first_name: 'منى' }, trials_remaining: 2 },
  null,
  2,
)
const MESSAGE = 'منىصالحt-12'
const signature = createHmac('sha512', KEY).update(MESSAGE).digest('hex')

const field = (name: string) => screen.findByRole('textbox', { name })
async function paste(user: UserEvent, name: string, text: string) {
  const box = await field(name)
  await user.clear(box)
  await user.click(box)
  await user.paste(text)
}
async function verify(user: UserEvent, [text, header, key]: [string, string, string]) {
  await paste(user, 'Response body', text)
  await paste(user, 'hmac header', header)
  await paste(user, 'Bundle HMAC key', key)
  await user.click(screen.getByRole('button', { name: 'Verify the signature' }))
}
const findHashedString = () => findCode('Hashed string')

test('accepts a valid signature, shows the hashed string, and sends no request', async () => {
  const { user, calls } = await renderPortal('client', path)
  await field('Response body')
  const before = calls().length
  const fetchMock = vi.spyOn(globalThis, 'fetch')
  await verify(user, [body, `hmac: ${signature.toUpperCase()}\n`, ` ${KEY} `])
  expect(await screen.findByText('The signature is valid')).toBeTruthy()
  expect((await findHashedString()).querySelector('pre')?.textContent).toBe(MESSAGE)
  expect(fetchMock).not.toHaveBeenCalled()
  expect(calls()).toHaveLength(before)
})

test('highlights the difference of a wrong signature and the missing part of a truncated signature', async () => {
  const { user } = await renderPortal('client', path)
  const changedText = `${signature.slice(0, 100)}${signature[100] === '0' ? '1' : '0'}${signature.slice(101)}`
  await verify(user, [body, changedText, KEY])
  expect(await screen.findByText('The signature differs')).toBeTruthy()
  const marks = [...document.querySelectorAll('mark')].map((mark) => mark.textContent)
  expect(marks).toEqual([changedText.slice(100), signature.slice(100)])
  expect(screen.getByText(/^Either the key belongs to another bundle/)).toBeTruthy()

  await verify(user, [body, signature.slice(0, 100), KEY])
  expect(await screen.findByText(/^The header is not a signature/)).toBeTruthy()
})

test("compares the string from the user's code with the expected string", async () => {
  const { user } = await renderPortal('client', path)
  await field('Response body')
  await user.click(screen.getByText('Compare with the string from your code'))
  await paste(user, 'The string your code hashed', 'منىصالحt-1')
  await verify(user, [body, signature, KEY])
  expect(await screen.findByText('The strings first differ at character 11.')).toBeTruthy()
  await paste(user, 'The string your code hashed', MESSAGE)
  await user.click(screen.getByRole('button', { name: 'Verify the signature' }))
  expect(await screen.findByText(/^The strings match/)).toBeTruthy()
})

test('requires all values and rejects text that is not a response body', async () => {
  const { user } = await renderPortal('client', path)
  await user.click(await screen.findByRole('button', { name: 'Verify the signature' }))
  expect(await screen.findByText('Paste a response body')).toBeTruthy()
  expect(screen.getByText('Paste the hmac header value')).toBeTruthy()
  expect(screen.getByText('Enter the key that signs this bundle’s responses')).toBeTruthy()
  for (const [text, problem] of [
    ['{"result":', /^This is not JSON: /],
    ['[]', /^This is JSON, but not an object/],
  ] as const) {
    await verify(user, [text, 'ab', KEY])
    expect(await screen.findByText(problem)).toBeTruthy()
    expect(document.activeElement).toBe(await field('Response body'))
  }
})

test('clears the form when the user leaves the page', async () => {
  const { user, open } = await renderPortal('client', path)
  await verify(user, [body, signature, KEY])
  await findHashedString()
  await open('/app/pages/profile')
  // Waits for the content because the skeleton has the same heading. Until then, the previous page is only hidden.
  await screen.findByText('mona.saleh@example.com')
  await open(path)
  expect(await field('Response body')).toHaveProperty('value', '')
  expect(await field('Bundle HMAC key')).toHaveProperty('value', '')
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(KEY)
})

test('shows the reason instead of the form over an insecure connection', async () => {
  vi.stubGlobal('isSecureContext', false)
  await renderPortal('client', path)
  expect(
    await screen.findByText('Signatures can only be verified over a secure connection'),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Verify the signature' })).toBeNull()
})
