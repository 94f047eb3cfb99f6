import {
  commonErrors,
  optionalField,
  requiredField,
  serviceCall,
} from '@/features/service-api/catalog/fields'
import type { ServiceDoc } from '@/features/service-api/catalog/types'

const nid = requiredField('nid', 'string', 'The national ID number: 14 digits, as a string.')

export const registryServices: readonly ServiceDoc[] = [
  serviceCall('ntra', {
    summary: 'Checks whether an Egyptian mobile number is registered to a national ID.',
    notes: [
      'First use a one-time code to verify that the person has the phone in hand. This request only checks who holds the contract.',
      '`isMatched` is false if the number is registered to somebody else or is not in use.',
    ],
    data: [
      nid,
      requiredField(
        'phone_number',
        'string',
        'The mobile number with its country code, such as +201000000001.',
      ),
    ],
    result: [
      requiredField('isMatched', 'boolean', 'Whether the number is registered to the national ID.'),
    ],
    errors: commonErrors,
    example: {
      request: {
        data: {
          nid: '29001018800013',
          phone_number: '+201000000001',
          bundle_key: '{{bundle_key}}',
        },
      },
      response: {
        result: { isMatched: true },
        transaction_id: 'd90c3b57-6e1a-4f82-a4d5-0b1c2d3e4f50',
        trials_remaining: 2,
      },
    },
  }),
  serviceCall('cso', {
    summary: 'Checks the data on a national ID card against the civil registry.',
    notes: [
      'Send the values exactly as the document request returned them. Names are compared letter by letter.',
      'A mismatch is not an error: `isValid` is false, and `errorKey` shows which value differs. The portal lists the attempt under code 5052.',
    ],
    data: [
      nid,
      requiredField('first_name', 'string', 'The first name, in Arabic.'),
      requiredField('full_name', 'string', 'The full name in Arabic, including the first name.'),
      requiredField('serial_number', 'string', 'The card’s serial number.'),
      requiredField('expiry_date', 'string', 'The last day the card is valid, as YYYY-MM-DD.'),
    ],
    result: [
      requiredField('isValid', 'boolean', 'Whether the registry confirms all values.'),
      optionalField(
        'errorCode',
        'string',
        'The registry’s error code. Null if the data is confirmed.',
      ),
      optionalField(
        'errorKey',
        'string',
        'The kind of mismatch, such as NAME_MISMATCH. Null if there is none.',
      ),
      optionalField(
        'errorMessage',
        'string',
        'The mismatch as a sentence in Arabic. Null if there is none.',
      ),
    ],
    errors: [...commonErrors, 5052],
    example: {
      request: {
        data: {
          nid: '29001018800013',
          first_name: 'محمود',
          full_name: 'محمود سالم فريد النموذجي',
          serial_number: 'XX0000000',
          expiry_date: '2031-03-01',
          bundle_key: '{{bundle_key}}',
        },
      },
      response: {
        result: { isValid: true, errorCode: null, errorKey: null, errorMessage: null },
        transaction_id: 'e7b2a914-5c3d-4086-9b7a-8f6e5d4c3b2a',
        trials_remaining: 2,
      },
    },
  }),
]
