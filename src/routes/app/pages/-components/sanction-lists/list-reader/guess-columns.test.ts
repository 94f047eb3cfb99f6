import { expect, test } from 'vitest'
import { sanctionFields } from '@/backend/sanction'
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
  [
    ['Name', 'Vorname', 'Geburtsjahr', 'Staatsangehörigkeit', 'Bemerkungen'],
    { last_name: 0, first_name: 1, birth_date_year: 2, nationality: 3, remarks: 4 },
  ],
  [['Nachname', 'Reisepassnummer', 'Geschlecht'], { last_name: 0, document_number: 1, gender: 2 }],
  [['Nombre', 'País', 'N.º de documento'], { full_name: 0, nationality: 1, document_number: 2 }],
  [
    ['Apellidos', 'NOMBRE', 'Año de nacimiento'],
    { last_name: 0, first_name: 1, birth_date_year: 2 },
  ],
  [
    ['Фамилия', 'Имя', 'Отчество', 'Пол'],
    { last_name: 0, first_name: 1, middle_name: 2, gender: 3 },
  ],
  [['Ф.И.О.', 'Гражданство', 'Паспорт'], { full_name: 0, nationality: 1, document_number: 2 }],
  [
    ['ADI', 'SOYADI', 'UYRUĞU', 'Doğum Yılı'],
    { first_name: 0, last_name: 1, nationality: 2, birth_date_year: 3 },
  ],
  [['Ad Soyad', 'Kimlik No', 'Açıklama'], { full_name: 0, document_number: 1, remarks: 2 }],
  [
    ['Name 6', 'Name 1', 'Name 2', 'Name 3', 'Nationality', 'Country', 'Other Information'],
    { last_name: 0, first_name: 1, middle_name: 2, nationality: 4, remarks: 6 },
  ],
  [
    ['Name of Individual or Entity', 'Citizenship', 'Address', 'Additional Information'],
    { full_name: 0, nationality: 1, known_address: 2, remarks: 3 },
  ],
  [
    ['id', 'schema', 'name', 'countries', 'addresses', 'identifiers', 'sanctions'],
    { full_name: 2, nationality: 3, known_address: 4, document_number: 5, remarks: 6 },
  ],
  [
    ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'COMMENTS1'],
    { first_name: 0, middle_name: 1, last_name: 2, remarks: 3 },
  ],
  [
    ['NameAlias_LastName', 'NameAlias_WholeName', 'BirthDate_Year', 'Entity_Remark'],
    { last_name: 0, full_name: 1, birth_date_year: 2, remarks: 3 },
  ],
  [['ID', 'Name', 'Country'], { document_number: 0, full_name: 1, nationality: 2 }],
  [
    ['Name (SURNAME, Forename)', 'Passport [number]', 'Sex (M/F)'],
    { full_name: 0, document_number: 1, gender: 2 },
  ],
  [['Nom', 'Prénom(s)', '(Motif)'], { last_name: 0, first_name: 1, remarks: 2 }],
  [['First', 'Middle', 'Last'], { first_name: 0, middle_name: 1, last_name: 2 }],
  [['', 'Shoe size', 'constructor'], {}],
])('guesses the fields of %j', (header, mapping) => {
  expect(guessColumns(header)).toEqual(mapping)
})

test.each([
  [['Name', 'Date of birth'], 1],
  [['Nom', 'DATE DE NAISSANCE'], 1],
  [['الاسم', 'تاريخ الميلاد'], 1],
  [['Né(e) le', 'Nom'], 0],
  [['Name', 'Geburtsdatum'], 1],
  [['Nombre', 'Fecha de nacimiento'], 1],
  [['Имя', 'Дата рождения'], 1],
  [['Ad', 'DOĞUM TARİHİ'], 1],
  [['Name 6', 'D.O.B.'], 1],
  [['name', 'birth_date'], 1],
  [['INDIVIDUAL_DATE_OF_BIRTH', 'FIRST_NAME'], 0],
  [['DOB', 'Year of birth'], undefined],
  [['Name', 'Listed on'], undefined],
])('guesses the column of whole dates of birth among %j', (header, column) => {
  expect(guessBirthDate(header, guessColumns(header))).toBe(column)
})

test('recognizes every heading of the template', () => {
  expect(Object.keys(guessColumns(sanctionFields))).toEqual([...sanctionFields])
})
