import { expect, test, vi } from 'vitest'
import { imageDecoder } from './decode-image'

const PNG = 'iVBORw0KGgoAAAAN'
const base64 = (bytes: number) => PNG + 'AAAA'.repeat((bytes - 12) / 3)

function toBlob(...pieces: string[]): Blob {
  const decoder = imageDecoder()
  pieces.forEach(decoder.add)
  return decoder.end()
}

test('joins an image from several parts', async () => {
  const image = toBlob(base64(300_000), 'QUJD', 'REVG')
  expect(image.type).toBe('image/png')
  expect(image.size).toBe(300_006)
  const bytes = new Uint8Array(await image.arrayBuffer())
  expect([...bytes.slice(0, 4), ...bytes.slice(-6)]).toEqual([
    ...[0x89, 0x50, 0x4e, 0x47],
    ...[65, 66, 67, 68, 69, 70],
  ])
})

test.each([
  [['data:image/png;base64,', base64(300)]],
  [['da', `ta:image/png;base64,${base64(300)}`]],
  [[`data:,${PNG}`]],
])('omits a data URL prefix from the image: %j', (pieces) => {
  expect(toBlob(...pieces).size % 3).toBe(0)
  expect(toBlob(...pieces).type).toBe('image/png')
})

test.each([
  ['HTML', btoa('<!doctype html><script>alert(1)</script>'), 'unknown type'],
  ['an SVG with a script', btoa('<svg onload="alert(1)"/>'), 'unknown type'],
  ['a data URL', 'data:text/html,<script>alert(1)</script>', 'bad base64'],
  ['an image followed by markup', `${PNG}<script>`, 'bad base64'],
  ['an empty text', ' \n', 'unknown type'],
])('F5 rejects %s', (_, text, reason) => {
  expect(() => toBlob(text)).toThrow(expect.objectContaining({ name: 'NotAnImageError', reason }))
})

test('stops decoding as soon as the bytes are not an image', () => {
  const atob = vi.spyOn(globalThis, 'atob')
  expect(() => toBlob('A'.repeat(100_000), 'A'.repeat(100_000))).toThrow('Not an image')
  expect(atob).toHaveBeenCalledTimes(1)
})
