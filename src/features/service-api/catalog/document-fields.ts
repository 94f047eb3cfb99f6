import { serviceFacts } from '@/features/labels/service-facts'
import { optionalField, requiredField } from './fields'
import type { FieldDoc } from './types'

const text = (name: string, description: string) => requiredField(name, 'string', description)

/** Returns a field for a value that the document contains in Arabic and Latin script. */
const inTwoScripts = (name: string, description: string) =>
  requiredField(name, 'object', description, {
    fields: [
      text('arabic', 'The value in Arabic script.'),
      text('latin', 'The value in Latin script.'),
    ],
  })

const birthDate = text('date_of_birth', 'The date of birth, as YYYY-MM-DD.')
const releaseDate = text('release_date', 'The issue date of the document, as YYYY-MM-DD.')
const expiryDate = text('expiry_date', 'The last day the document is valid, as YYYY-MM-DD.')
const genderLetter = requiredField('gender', 'string', 'The sex printed on the document.', {
  values: ['M', 'F'],
})

export const egyptianCard: readonly FieldDoc[] = [
  text('first_name', 'The first name, in Arabic.'),
  text('full_name', 'The full name in Arabic, including the first name.'),
  text('street', 'The first line of the address.'),
  text('area', 'The second line of the address: district and governorate.'),
  text('front_nid', 'The national ID number on the front: 14 digits.'),
  text(
    'back_nid',
    'The national ID number on the back. If it differs from the front, the sides belong to different cards.',
  ),
  text('serial_number', 'The card’s serial number. It changes when the card is renewed.'),
  releaseDate,
  expiryDate,
  text('gender', 'The gender, in Arabic: ذكر or أنثى.'),
  text('marital_status', 'The marital status, in Arabic.'),
  text('profession', 'The profession, in Arabic.'),
  text('religion', 'The religion, in Arabic.'),
  text('husband_name', 'The husband’s name. Empty if the card does not show one.'),
  birthDate,
  requiredField('age', 'integer', 'The age in years on the day of the request.'),
  text(
    'birth_governarate',
    'The governorate of birth, derived from the national ID number. Note the spelling of the field name.',
  ),
  text('police_station', 'The police station for the address.'),
  text('governorate', 'The governorate in the address.'),
]

export const egyptianPassport: readonly FieldDoc[] = [
  inTwoScripts('full_name', 'The full name.'),
  text('passport_number', 'The passport number.'),
  text('front_nid', 'The holder’s national ID number: 14 digits.'),
  text('nationality', 'The nationality, as a three-letter code.'),
  genderLetter,
  birthDate,
  text('profession', 'The profession, in Arabic.'),
  releaseDate,
  expiryDate,
]

const maghrebDocument: readonly FieldDoc[] = [
  inTwoScripts('first_name', 'The first name.'),
  inTwoScripts('full_name', 'The full name, including the first name.'),
  birthDate,
  inTwoScripts('place_of_birth', 'The place of birth.'),
  genderLetter,
  releaseDate,
  expiryDate,
]

export const maghrebCard: readonly FieldDoc[] = [
  ...maghrebDocument,
  text('document_number', 'The card number.'),
]

export const moroccanPassport: readonly FieldDoc[] = [
  ...maghrebDocument,
  text('passport_number', 'The passport number.'),
  text('nationality', 'The nationality, as a three-letter code.'),
]

export const taxCard: readonly FieldDoc[] = [
  text('taxpayer_name', 'The name of the person or company.'),
  text('tax_registration_number', 'The tax registration number: nine digits in three groups.'),
  text('activity', 'The taxpayer’s business activity, in Arabic.'),
  text('tax_office', 'The responsible tax office, in Arabic.'),
  releaseDate,
  expiryDate,
]

const zone = (name: string, description: string) => requiredField(name, 'integer', description)
const share = (name: string, description: string) => requiredField(name, 'number', description)

/** Checks of an Egyptian card, in addition to its text. */
export const cardChecks: readonly FieldDoc[] = [
  optionalField(
    'advanced_confidence',
    'object',
    `${serviceFacts.advancedConfidence} Returned only if your plan includes it.`,
    {
      fields: [
        zone(
          'fraud_detection_zone',
          'The fraud zone: 1 if nothing was found, 2 if the card is doubtful, 3 if fraud is likely.',
        ),
        requiredField('fraud_detection_details', 'object', 'The findings behind the fraud zone.', {
          fields: [
            zone('face_fraud_zone', 'The fraud zone of the photo on the card.'),
            share('face_fraud_confidence', 'The confidence in that zone, from 0 to 1.'),
            zone('front_image_manipulation_zone', 'The fraud zone of the front as a whole.'),
            share(
              'front_image_manipulation_confidence',
              'The confidence in that zone, from 0 to 1.',
            ),
          ],
        }),
      ],
    },
  ),
  optionalField(
    'document_verification_plus',
    'object',
    'Additional checks. Returned only if your plan includes them.',
    {
      fields: [
        requiredField('expired', 'boolean', 'Whether the card has expired.'),
        requiredField(
          'front_data_validity',
          'boolean',
          'Whether the values on the front are consistent.',
        ),
        requiredField(
          'back_data_validity',
          'boolean',
          'Whether the values on the back are consistent.',
        ),
        requiredField(
          'is_front_greyscale',
          'boolean',
          'Whether the front is a black-and-white copy.',
        ),
        requiredField(
          'is_back_greyscale',
          'boolean',
          'Whether the back is a black-and-white copy.',
        ),
        requiredField(
          'review_required',
          'array',
          'The names of the checks that need manual review. Empty if there are none.',
          { items: 'string' },
        ),
      ],
    },
  ),
]
