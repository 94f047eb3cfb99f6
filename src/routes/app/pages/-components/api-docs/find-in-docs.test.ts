import { expect, test } from 'vitest'
import type { ServiceDoc } from '@/features/service-api/catalog/types'
import { docsIndex, findInDocs } from './find-in-docs'

const ocr: ServiceDoc = {
  id: 'national-id',
  name: 'National id',
  group: 'documents',
  method: 'POST',
  path: '/api/v1.5/ocr/',
  plan: [],
  summary: 'Reads a national id.',
  body: 'json',
  authorized: true,
  signed: true,
  request: [
    {
      name: 'data',
      type: 'object',
      required: true,
      description: 'The document.',
      fields: [{ name: 'front_img', type: 'image', required: true, description: 'Its front.' }],
    },
  ],
  response: [{ name: 'front_nid', type: 'string', required: true, description: 'The number.' }],
  errors: [400, 5009],
  example: { request: {}, response: {} },
}
const prose = {
  limits: [{ name: 'Access token', text: 'It is valid for `600` seconds.' }],
}
const index = docsIndex([ocr], prose)
const findHits = (typed: string) =>
  findInDocs(
    index,
    typed,
    () => 'Carte d’identité',
    () => 'Limites',
  ).map(({ chapter, section, found: what }) => `${chapter ?? section ?? 'service'} ${what}`)

test.each([
  ['NATIONAL', ['service ']],
  ['identite', ['service ']],
  ['v1.5', ['service ']],
  ['front', ['request data.front_img', 'response front_nid']],
  ['data front', ['request data.front_img']],
  ['front-nid', ['response front_nid']],
  ['5009', ['errors 5009']],
  ['50', ['errors 5009']],
  ['009', []],
  ['limites', ['limits ']],
  ['600 seconds', ['limits Access token']],
  ['liveness', []],
  ['  ', []],
])('searches for %o and finds %o', (typed, expected) => {
  expect(findHits(typed)).toEqual(expected)
})

test('removes the backticks from the text of a result', () => {
  const [hit] = findInDocs(
    index,
    '600 seconds',
    () => '',
    () => '',
  )
  expect(hit?.text).toBe('It is valid for 600 seconds.')
})
