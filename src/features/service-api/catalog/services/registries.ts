import {
  commonErrors,
  optionalField,
  requiredField,
  serviceCall,
} from '@/features/service-api/catalog/fields'
import type { ServiceDoc } from '@/features/service-api/catalog/types'

const nid = requiredField('nid', 'string', 'The national id number: 14 digits, as text.')

export const registryServices: readonly ServiceDoc[] = [
  serviceCall('ntra', {
    summary: 'Says whether an Egyptian mobile number is registered to a national id.',
    notes: [
      'Verify with a one-time code first that the person has the phone in hand: this call only says whose contract it is.',
      'A number that is registered to somebody else, and one that is not in use, both give `isMatched` false.',
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
      requiredField('isMatched', 'boolean', 'Whether the number belongs to that national id.'),
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
    summary: 'Compares what a national ID card says with the civil registry.',
    notes: [
      'Send the values just as the document call returned them. Names are compared letter by letter.',
      'Data that the registry does not confirm are an answer and not an error: `isValid` is false, and `errorKey` says which value differs. The portal lists such an attempt under code 5052.',
    ],
    data: [
      nid,
      requiredField('first_name', 'string', 'The first name, in Arabic.'),
      requiredField('full_name', 'string', 'The full name in Arabic, the first name included.'),
      requiredField('serial_number', 'string', 'The number of the card itself.'),
      requiredField('expiry_date', 'string', 'The last day the card is valid, as YYYY-MM-DD.'),
    ],
    result: [
      requiredField('isValid', 'boolean', 'Whether the registry confirms all values.'),
      optionalField(
        'errorCode',
        'string',
        'The code of the registry; null if the data are confirmed.',
      ),
      optionalField(
        'errorKey',
        'string',
        'What differs, such as NAME_MISMATCH; null if nothing does.',
      ),
      optionalField(
        'errorMessage',
        'string',
        'The same as a sentence in Arabic; null if nothing does.',
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
