import { expect, test } from 'vitest'
import type { DocumentSide } from '@/backend/recognition'
import { placesFor, type Photos } from './use-photos'

const both: readonly DocumentSide[] = ['front', 'back']
const takenPhoto = { state: 'checking' } as const

test.each<[string, readonly DocumentSide[], Photos, DocumentSide | undefined, string, string]>([
  ['two files', both, {}, undefined, 'ab', 'front a, back b'],
  ['two files added to the back', both, {}, 'back', 'ab', 'back a, front b'],
  ['three files added to the back', both, {}, 'back', 'abc', 'back a, front b, 1 left'],
  ['a file added to a side with a photo', both, { front: takenPhoto }, 'front', 'a', 'front a'],
  ['a file while only the back is free', both, { front: takenPhoto }, undefined, 'a', 'back a'],
  [
    'a file while no side is free',
    both,
    { front: takenPhoto, back: takenPhoto },
    undefined,
    'a',
    '1 left',
  ],
  ['three files', both, {}, undefined, 'abc', 'front a, back b, 1 left'],
  [
    'a second file for a one-sided document',
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
