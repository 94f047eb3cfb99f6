import { expect, test } from 'vitest'
import { normalizeWebsite } from './website'

test.each([
  ['example.com', 'https://example.com'],
  ['  Www.Example.COM/  ', 'https://www.example.com'],
  ['http://example.com', 'http://example.com'],
  ['HTTPS://example.com/en?x=1#top', 'https://example.com/en?x=1'],
  ['//example.com', 'https://example.com'],
  ['example.com:8443/a', 'https://example.com:8443/a'],
  ['shop.example.co.uk', 'https://shop.example.co.uk'],
  ['bücher.example', 'https://xn--bcher-kva.example'],
  ['موقع.مصر', 'https://xn--4gbrim.xn--wgbh1c'],
])('normalizes %j to %j', (typed, sent) => {
  expect(normalizeWebsite(typed)).toBe(sent)
})

/** Returns a host with five labels that is `length` characters long. */
const host = (length: number) => `${'a'.repeat(length - 192)}.${`${'b'.repeat(62)}.`.repeat(3)}co`

test('rejects a host longer than 253 characters', () => {
  expect(normalizeWebsite(host(252))).toBe(`https://${host(252)}`)
  expect(normalizeWebsite(host(253))).toBe(`https://${host(253)}`)
  expect(normalizeWebsite(host(254))).toBeUndefined()
})

test.each([
  '',
  'example',
  'not a website',
  'name@example.com',
  'https://user:secret@example.com',
  'example。com',
  'javascript:alert(1)',
  'ftp://example.com',
  'mailto:a@example.com',
  'http://',
  'https://192.168.0.1',
  '192.168.0.1',
  'localhost:3000',
  '-bad.example',
  'bad-.example',
  'a..b.example',
  `${'a'.repeat(70)}.`.repeat(4) + 'com',
])('rejects %j as a website', (typed) => {
  expect(normalizeWebsite(typed)).toBeUndefined()
})
