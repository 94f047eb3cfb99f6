import { expect, test } from 'vitest'
import { documentTypes, getDocumentSides } from './recognition'

test('a card has two sides, a passport and a tax card have one', () => {
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
