import { expect, test } from 'vitest'
import { documentTypes, getDocumentSides } from './recognition'

test('returns two sides for an ID card and one side for a passport or tax card', () => {
  const sidesByType = documentTypes.map((type) => [type, getDocumentSides(type).join()])
  expect(Object.fromEntries(sidesByType)).toEqual({
    egy_nid: 'front,back',
    egy_passport: 'front',
    mar_nid_ocr: 'front,back',
    mar_passport: 'front',
    tun_nid_ocr: 'front,back',
    egy_tax_card: 'front',
  })
})
