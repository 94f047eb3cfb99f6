import { expect, test } from 'vitest'
import type { DocumentSide } from '@/backend/recognition'
import { placesFor, type Photos } from './use-photos'

const both: readonly DocumentSide[] = ['front', 'back']
const takenPhoto = { state: 'checking' } as const

test.each<[string, readonly DocumentSide[], Photos, DocumentSide | undefined, string, string]>([
  ['two files', both, {}, undefined, 'ab', 'front a, back b'],
  ['a file at the back, and one more', both, {}, 'back', 'ab', 'back a, front b'],
  ['three files at the back', both, {}, 'back', 'abc', 'back a, front b, 1 left'],
  ['a file where a photo is', both, { front: takenPhoto }, 'front', 'a', 'front a'],
  ['a file for the free side', both, { front: takenPhoto }, undefined, 'a', 'back a'],
  [
    'a file without a place',
    both,
    { front: takenPhoto, back: takenPhoto },
    undefined,
    'a',
    '1 left',
  ],
  ['three files', both, {}, undefined, 'abc', 'front a, back b, 1 left'],
  [
    'a file for a document with one side',
    ['front'],
    { front: takenPhoto },
    undefined,
    'a',
    'front a',
  ],
])('assigns files to document sides: %s', (_, sides, photos, wanted, files, expected) => {
  const { places, left } = placesFor([...files], sides, photos, wanted)
  const texts = places.map((place) => place.join(' '))
  expect([...texts, ...(left > 0 ? [`${left} left`] : [])].join(', ')).toBe(expected)
})
