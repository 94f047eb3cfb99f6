import * as v from 'valibot'
import { expect, test } from 'vitest'
import { nationalIdRequest } from './requests'
import { documentTypes, sidesOf } from './schema'

test.each(['en', 'ar'])('the service reads a national ID in the language %s', (lang) => {
  const data = { front_img: 'aGk=', back_img: 'aGk=', lang }
  expect(v.is(nationalIdRequest, { document_type: 'egy_nid', data })).toBe(true)
})

test('a card has two sides, a passport and a tax card have one', () => {
  const found = documentTypes.map((type) => [type, sidesOf(type).join()])
  expect(Object.fromEntries(found)).toEqual({
    egy_nid: 'front,back',
    egy_passport: 'front',
    mar_nid_ocr: 'front,back',
    mar_passport: 'front',
    tun_nid_ocr: 'front,back',
    egy_tax_card: 'front',
  })
})
