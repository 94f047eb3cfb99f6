import { expect, test } from 'vitest'
import { MAX_PHOTO_BYTES, refuseByHeader, refuseBySize } from './photo-header'

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const uint16 = (value: number) => String.fromCharCode(value >> 8, value & 255)
const uint32 = (value: number) => uint16(value >>> 16) + uint16(value & 0xffff)
const reverse = (text: string) => [...text].toReversed().join('')

const png = (width: number, height: number) =>
  `\x89PNG\r\n\x1a\n${uint32(13)}IHDR${uint32(width)}${uint32(height)}\x08\x02\0\0\0`
const comment = (length: number) => `\xff\xfe${uint16(length)}${'c'.repeat(length - 2)}`
/** Returns a segment whose contents look like the start of a frame. */
const segment = (marker: string) => `\xff${marker}${uint16(22)}Exif\0\0${'\xff\xc0'.repeat(7)}`
/** Returns a JPEG with an EXIF block before the frame, like a camera's, and more segments after that block. */
const jpeg = (width: number, height: number, more = '', frame = '\xc2') =>
  `\xff\xd8${segment('\xe1')}${more}\xff${frame}${uint16(17)}\x08${uint16(height)}${uint16(width)}\x03${'\0'.repeat(9)}`
const webp = (chunk: string) => `RIFF1234WEBP${chunk}`.padEnd(40, '\0')
const createExtendedHeader = (width: number, height: number) =>
  webp(
    `VP8X\x0a\0\0\0\0\0\0\0${reverse(uint32(width - 1)).slice(0, 3)}${reverse(uint32(height - 1)).slice(0, 3)}`,
  )
const lossy = (width: number, height: number) =>
  webp(`VP8 \0\0\0\0\x30\x01\0\x9d\x01\x2a${reverse(uint16(width))}${reverse(uint16(height))}`)
const lossless = (width: number, height: number) =>
  webp(`VP8L\0\0\0\0\x2f${reverse(uint32(((height - 1) << 14) | (width - 1)))}`)

test.each([
  ['a PNG', png(4000, 3000), undefined],
  ['a JPEG with EXIF', jpeg(4032, 3024), undefined],
  ['a JPEG with 300 kB of comments', jpeg(4032, 3024, comment(60_000).repeat(5)), undefined],
  ['a JPEG with bytes between its segments', jpeg(4032, 3024, 'xyz\xff\0\xff\xff'), undefined],
  ['a JPEG with bare markers', jpeg(4032, 3024, '\xff\x01\xff\xd0\xff\xd7\xff\xd8'), undefined],
  [
    'a JPEG with all kinds of segments',
    jpeg(4032, 3024, [...'\x02\xbf\xc4\xc8\xcc\xdb\xe0\xfe'].map(segment).join('')),
    undefined,
  ],
  ['a baseline JPEG', jpeg(4032, 3024, '', '\xc0'), undefined],
  ['a JPEG with the last kind of frame', jpeg(4032, 3024, '', '\xcf'), undefined],
  ['a JPEG whose image data precedes its frame', jpeg(4032, 3024, '\xff\xda'), 'damaged'],
  ['a JPEG without its frame', '\xff\xd8\xff\xe1\xff\xff', 'damaged'],
  ['a JPEG that ends before its frame', jpeg(4032, 3024, '\xff\xd9'), 'damaged'],
  ['a JPEG with a height of 0', jpeg(4032, 0), 'damaged'],
  ['a truncated PNG', png(4000, 3000).slice(0, 20), 'damaged'],
  ['a PNG that starts with another chunk', png(4000, 3000).replace('IHDR', 'tEXt'), 'damaged'],
  ['a WebP with an unknown chunk', webp('VP9 '), 'damaged'],
  ['an extended WebP', createExtendedHeader(4000, 3000), undefined],
  ['a lossy WebP', lossy(4000, 3000), undefined],
  ['a lossless WebP', lossless(4000, 3000), undefined],
  ['a PNG that decodes to gigabytes', png(60_000, 60_000), 'too_many_pixels'],
  ['a JPEG of 65,000 pixels per side', jpeg(65_000, 65_000), 'too_many_pixels'],
  [
    'a JPEG of 65,000 pixels per side after 300 kB of comments',
    jpeg(65_000, 65_000, comment(60_000).repeat(5)),
    'too_many_pixels',
  ],
  ['an extended WebP that is too large', createExtendedHeader(16_000, 16_000), 'too_many_pixels'],
  ['an extended WebP at the pixel limit', createExtendedHeader(8000, 8000), undefined],
  ['an extended WebP with one row too many', createExtendedHeader(8000, 8001), 'too_many_pixels'],
  ['a lossy WebP that is too large', lossy(16_000, 16_000), 'too_many_pixels'],
  ['a lossless WebP that is too large', lossless(16_000, 16_000), 'too_many_pixels'],
  ['an iPhone photo in HEIC', '\0\0\0\x28ftypheic\0\0\0\0mif1', 'heic'],
  ['a PDF', '%PDF-1.7', 'wrong_type'],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">', 'wrong_type'],
  ['a GIF', 'GIF89a\x10\0\x10\0', 'wrong_type'],
  ['a single byte', '\xff', 'wrong_type'],
])('accepts or rejects %s by its first bytes: %#', (_, start, refusal) => {
  expect(refuseByHeader(latin(start))).toBe(refusal)
})

test.each([
  [0, 'empty'],
  [1, undefined],
  [MAX_PHOTO_BYTES, undefined],
  [100_000_000, 'too_large'],
])('F6 checks the size of a file with %d bytes before reading it: %s', (bytes, refusal) => {
  expect(refuseBySize(bytes)).toBe(refusal)
})
