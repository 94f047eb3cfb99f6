import { serviceFacts } from '@/features/labels/service-facts'
import { optionalField, requiredField } from './fields'
import type { FieldDoc } from './types'

const text = (name: string, description: string) => requiredField(name, 'string', description)

/** Returns a field for a value that the document contains in both scripts. */
const inTwoScripts = (name: string, description: string) =>
  requiredField(name, 'object', description, {
    fields: [text('arabic', 'In Arabic letters.'), text('latin', 'In Latin letters.')],
  })

const birthDate = text('date_of_birth', 'The date of birth, as YYYY-MM-DD.')
const releaseDate = text('release_date', 'The day the document was issued, as YYYY-MM-DD.')
const expiryDate = text('expiry_date', 'The last day the document is valid, as YYYY-MM-DD.')
const genderLetter = requiredField('gender', 'string', 'The sex printed on the document.', {
  values: ['M', 'F'],
})

export const egyptianCard: readonly FieldDoc[] = [
  text('first_name', 'The first name, in Arabic.'),
  text('full_name', 'The full name in Arabic, the first name included.'),
  text('street', 'The first line of the address.'),
  text('area', 'The second line of the address: district and governorate.'),
  text('front_nid', 'The national id number on the front: 14 digits.'),
  text(
    'back_nid',
    'The same number on the back. If the two differ, the sides belong to two cards.',
  ),
  text('serial_number', 'The number of the card itself. A renewed card has a new one.'),
  releaseDate,
  expiryDate,
  text('gender', 'The gender, in Arabic: ذكر or أنثى.'),
  text('marital_status', 'The marital status, in Arabic.'),
  text('profession', 'The profession, in Arabic.'),
  text('religion', 'The religion, in Arabic.'),
  text('husband_name', 'The husband’s name, if the card has one; otherwise empty.'),
  birthDate,
  requiredField('age', 'integer', 'The age in years on the day of the call.'),
  text(
    'birth_governarate',
    'The governorate of birth, taken from the id number. Note the spelling of the key.',
  ),
  text('police_station', 'The police station of the address.'),
  text('governorate', 'The governorate of the address.'),
]

export const egyptianPassport: readonly FieldDoc[] = [
  inTwoScripts('full_name', 'The full name.'),
  text('passport_number', 'The number of the passport.'),
  text('front_nid', 'The national id number of the holder: 14 digits.'),
  text('nationality', 'The nationality as a code of three letters.'),
  genderLetter,
  birthDate,
  text('profession', 'The profession, in Arabic.'),
  releaseDate,
  expiryDate,
]

const maghrebDocument: readonly FieldDoc[] = [
  inTwoScripts('first_name', 'The first name.'),
  inTwoScripts('full_name', 'The full name, the first name included.'),
  birthDate,
  inTwoScripts('place_of_birth', 'The place of birth.'),
  genderLetter,
  releaseDate,
  expiryDate,
]

export const maghrebCard: readonly FieldDoc[] = [
  ...maghrebDocument,
  text('document_number', 'The number of the card.'),
]

export const moroccanPassport: readonly FieldDoc[] = [
  ...maghrebDocument,
  text('passport_number', 'The number of the passport.'),
  text('nationality', 'The nationality as a code of three letters.'),
]

export const taxCard: readonly FieldDoc[] = [
  text('taxpayer_name', 'The name of the person or company.'),
  text('tax_registration_number', 'The tax registration number: nine digits in three groups.'),
  text('activity', 'What the taxpayer does, in Arabic.'),
  text('tax_office', 'The tax office in charge, in Arabic.'),
  releaseDate,
  expiryDate,
]

const zone = (name: string, description: string) => requiredField(name, 'integer', description)
const share = (name: string, description: string) => requiredField(name, 'number', description)

/** The checks of an Egyptian card besides its text. */
export const cardChecks: readonly FieldDoc[] = [
  optionalField(
    'advanced_confidence',
    'object',
    `${serviceFacts.advancedConfidence} Only if the plan includes it.`,
    {
      fields: [
        zone('fraud_detection_zone', '1 if nothing was found, 2 for doubtful, 3 for likely fraud.'),
        requiredField('fraud_detection_details', 'object', 'What the zone is based on.', {
          fields: [
            zone('face_fraud_zone', 'The zone of the photo on the card.'),
            share('face_fraud_confidence', 'How sure that is, from 0 to 1.'),
            zone('front_image_manipulation_zone', 'The zone of the front as a whole.'),
            share('front_image_manipulation_confidence', 'How sure that is, from 0 to 1.'),
          ],
        }),
      ],
    },
  ),
  optionalField(
    'document_verification_plus',
    'object',
    'Further checks, if the plan includes them.',
    {
      fields: [
        requiredField('expired', 'boolean', 'The card has expired.'),
        requiredField('front_data_validity', 'boolean', 'The values on the front are consistent.'),
        requiredField('back_data_validity', 'boolean', 'The values on the back are consistent.'),
        requiredField('is_front_greyscale', 'boolean', 'The front is a black-and-white copy.'),
        requiredField('is_back_greyscale', 'boolean', 'The back is a black-and-white copy.'),
        requiredField(
          'review_required',
          'array',
          'The names of the checks that a person should look at; empty if there are none.',
          { items: 'string' },
        ),
      ],
    },
  ),
]
