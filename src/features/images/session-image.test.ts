import { expect, test } from 'vitest'
import { sessionWith, transactionWith } from '@/test/session-records'
import { facingImage, sessionImages, transactionImages } from './session-image'

const session = sessionWith({
  transactions: [
    transactionWith({ transaction_id: 'live', service: 'liveness', images: ['selfie'] }),
    transactionWith({ transaction_id: 'ocr1', status: false, images: ['front', 'back'] }),
    transactionWith({ transaction_id: 'otp', service: 'phone_otp' }),
    transactionWith({ transaction_id: 'none', service: 'passport_ocr', images: [] }),
    transactionWith({ transaction_id: 'ocr2', images: ['front', 'back', 'front'] }),
    transactionWith({
      transaction_id: 'face',
      service: 'face_match',
      status: false,
      images: ['selfie'],
    }),
  ],
})
const images = sessionImages(session)

test("lists a session's documents, then its selfies, without duplicates", () => {
  expect(images.map(({ key, attempt, attempts }) => `${key} ${attempt}/${attempts}`)).toEqual([
    'ocr1~front 1/2',
    'ocr1~back 1/2',
    'ocr2~front 2/2',
    'ocr2~back 2/2',
    'live~selfie 1/1',
    'face~selfie 1/1',
  ])
})

test.each([
  ['ocr1~front', 'live~selfie'],
  ['ocr2~back', 'live~selfie'],
  ['live~selfie', 'ocr2~front'],
])('pairs %s with %s from the last attempt that passed', (key, facing) => {
  const image = images.find((each) => each.key === key)
  expect(image && facingImage(images, image)?.key).toBe(facing)
})

test('returns no facing image if there is only a document', () => {
  const [first] = images
  expect(first && facingImage([first], first)).toBeUndefined()
})

test.each([
  ['ocr', ['front', 'back']],
  ['passport_ocr', ['passport']],
  ['face_match', ['selfie']],
  ['liveness', ['selfie']],
  ['ntra', []],
])('derives images from the service %s if the backend lists none: %j', (service, types) => {
  const place = { transaction_id: 't', bundle_id: 'b', session_id: 's' }
  const unnamed = transactionImages(transactionWith({ ...place, service }), 'b')
  expect(unnamed.map(({ key }) => key)).toEqual(types.map((type) => `t~${type}`))
  expect(unnamed.map(({ request }) => request)).toEqual(
    types.map((image_type) => ({ ...place, image_type })),
  )
  expect(unnamed.every(({ isListed }) => !isListed)).toBe(true)
})
