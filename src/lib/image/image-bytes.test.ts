import { expect, test } from 'vitest'
import { base64Decoder, detectImageType } from './image-bytes'

/** Returns the decoded slices of base64 pieces. */
function getSlices(...pieces: string[]): number[][] {
  const slices: number[][] = []
  const decoder = base64Decoder((slice) => slices.push([...latin(slice)]))
  pieces.forEach((piece) => decoder.add(piece))
  decoder.end()
  return slices
}
const getBytes = (...pieces: string[]) => getSlices(...pieces).flat()
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

/** Every byte value, several times. Its base64 is longer than one slice and contains + and /. */
const sample = Array.from({ length: 1_000 }, (_, at) => (at * 7) % 256)
const base64 = btoa(String.fromCharCode(...sample))

test.each([
  ['plain', base64],
  ['with line breaks', base64.replaceAll(/(.{76})/g, '$1\r\n')],
  ['after white space longer than a slice', `${' '.repeat(1_500)}${base64}\n`],
  ['without padding', base64.replaceAll('=', '')],
  ['in the URL-safe alphabet', base64.replaceAll('+', '-').replaceAll('/', '_')],
])('decodes base64 %s', (_, text) => {
  expect(getBytes(text)).toEqual(sample)
})

test.each([0, 1, 2, 3, 383, 384, 385, 767, 768, 769])('decodes %d bytes', (length) => {
  const bytes = sample.slice(0, length)
  expect(getBytes(btoa(String.fromCharCode(...bytes)))).toEqual(bytes)
})

test.each([1, 2, 3, 511, 512, 513])('decodes base64 pieces of %d characters', (length) => {
  const pieces = base64.match(new RegExp(`.{1,${length}}`, 'gs')) ?? []
  expect(getBytes(...pieces)).toEqual(sample)
})

test('decodes base64 in 512-character slices', () => {
  expect(getSlices(base64).map(({ length }) => length)).toEqual([384, 384, 232])
})

test.each([
  ['a data URL of HTML', 'data:text/html;base64,PHNjcmlwdD4='],
  ['markup', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">'],
  ['a letter outside the alphabet', `${base64.slice(0, 700)}ä${base64.slice(700)}`],
  ['a single last letter', 'AAAAA'],
  ['padding in the middle', `${btoa('a')}${base64}`],
  ['padding at the end of a slice before more text', `${'A'.repeat(510)}==${'A'.repeat(512)}`],
])('F5 rejects %s as base64', (_, text) => {
  expect(() => getBytes(text)).toThrow(expect.objectContaining({ reason: 'bad base64' }))
})

test.each([
  ['\x89PNG\r\n\x1a\n…', 'image/png'],
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['RIFF1234WEBPVP8 ', 'image/webp'],
  ['GIF87a', 'image/gif'],
  ['GIF89a…', 'image/gif'],
  ['BM1234\0\0\0\0', 'image/bmp'],
])('identifies the first bytes %j as %s', (start, type) => {
  expect(detectImageType(start)).toBe(type)
})

test.each([
  '',
  '\x89PNG',
  'RIFF1234WAVE',
  'RIFF1234WEB',
  'BMW and <b>others</b>',
  '<!doctype html><script>alert(1)</script>',
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  '<?xml version="1.0"?><svg/>',
  '\xef\xbb\xbf<svg/>',
  '%PDF-1.7',
])('F5 rejects the first bytes %j as an unknown type', (start) => {
  expect(() => detectImageType(start)).toThrow(expect.objectContaining({ reason: 'unknown type' }))
})
