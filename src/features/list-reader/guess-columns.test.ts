import { expect, test } from 'vitest'
import { sanctionFields } from '@/api/sanction/schema'
import { guessBirthDate, guessColumns } from './guess-columns'

test.each([
  [['Name', 'Passport No.', 'YOB'], { full_name: 0, document_number: 1, birth_date_year: 2 }],
  [['FULL_NAME', 'Full name'], { full_name: 0 }],
  [['الإسم الكامل', 'رقم الهويّة', 'الجنسية'], { full_name: 0, document_number: 1, nationality: 2 }],
  [['الاسم الاول', 'اسم العائلة', 'الجنس'], { first_name: 0, last_name: 1, gender: 2 }],
  [
    ['Nom et prénom', 'N° de passeport', 'Nationalité'],
    { full_name: 0, document_number: 1, nationality: 2 },
  ],
  [['PRENOM', 'Nom', 'Année de naissance'], { first_name: 0, last_name: 1, birth_date_year: 2 }],
  [["Numéro d'identité", 'Sexe', 'Adresse'], { document_number: 0, gender: 1, known_address: 2 }],
  [['رقم جواز السفر', 'العنوان', 'ملاحظات'], { document_number: 0, known_address: 1, remarks: 2 }],
  [['Nom', 'Motif'], { full_name: 0, remarks: 1 }],
  [['', 'Shoe size', 'constructor'], {}],
])('guesses the fields of %j', (header, mapping) => {
  expect(guessColumns(header)).toEqual(mapping)
})

test.each([
  [['Name', 'Date of birth'], 1],
  [['Nom', 'DATE DE NAISSANCE'], 1],
  [['الاسم', 'تاريخ الميلاد'], 1],
  [['Né(e) le', 'Nom'], 0],
  [['DOB', 'Year of birth'], undefined],
  [['Name', 'Listed on'], undefined],
])('guesses the column of whole dates of birth among %j', (header, column) => {
  expect(guessBirthDate(header, guessColumns(header))).toBe(column)
})

test('the headings of the template need no guess', () => {
  expect(Object.keys(guessColumns(sanctionFields))).toEqual([...sanctionFields])
})
