import { expect, test, vi } from 'vitest'
import { decodeImage } from './decode-image'

const PNG = 'iVBORw0KGgoAAAAN'
const base64 = (bytes: number) => PNG + 'AAAA'.repeat((bytes - 12) / 3)

const never = new AbortController().signal

test('F5 an image of 30 MB gives way to others while it is decoded', async () => {
  const turns = vi.fn<() => void>()
  const timer = setInterval(turns, 1)
  const image = await decodeImage(base64(30_000_000), never)
  clearInterval(timer)
  expect(image.size).toBe(30_000_000)
  expect(image.type).toBe('image/png')
  expect(turns.mock.calls.length).toBeGreaterThan(2)
})

test.each([
  ['HTML', btoa('<!doctype html><script>alert(1)</script>'), 'unknown type'],
  ['an SVG with a script', btoa('<svg onload="alert(1)"/>'), 'unknown type'],
  ['a data URL', 'data:text/html,<script>alert(1)</script>', 'bad base64'],
  ['an image that is cut by markup', `${PNG}<script>`, 'bad base64'],
  ['nothing', ' \n', 'unknown type'],
])('F5 refuses %s', async (_, text, reason) => {
  await expect(decodeImage(text, never)).rejects.toMatchObject({ name: 'NotAnImageError', reason })
})

test('does not decode the rest of what is no image', async () => {
  const atob = vi.spyOn(globalThis, 'atob')
  await expect(decodeImage('A'.repeat(100_000), never)).rejects.toThrow('Not an image')
  expect(atob).toHaveBeenCalledTimes(1)
})

test('stops when it is aborted', async () => {
  const leaving = new AbortController()
  const decoded = decodeImage(base64(30_000_000), leaving.signal)
  leaving.abort()
  await expect(decoded).rejects.toMatchObject({ name: 'AbortError' })
})
