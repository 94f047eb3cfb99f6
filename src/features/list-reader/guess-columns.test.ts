import { expect, test } from 'vitest'
import { sanctionFields } from '@/api/sanction/schema'
import { guessColumns } from './guess-columns'

test.each([
  [['Name', 'Passport No.', 'YOB'], { full_name: 0, document_number: 1, birth_date_year: 2 }],
  [['FULL_NAME', 'Full name'], { full_name: 0 }],
  [['الإسم الكامل', 'رقم الهويّة', 'الجنسية'], { full_name: 0, document_number: 1, nationality: 2 }],
  [['الاسم الاول', 'اسم العائلة', 'الجنس'], { first_name: 0, last_name: 1, gender: 2 }],
  [['', 'Shoe size', 'constructor'], {}],
])('guesses the fields of %j', (header, mapping) => {
  expect(guessColumns(header)).toEqual(mapping)
})

test('the headings of the template need no guess', () => {
  expect(Object.keys(guessColumns(sanctionFields))).toEqual([...sanctionFields])
})
