import { optionalField, requiredField, serviceCall } from '@/features/service-api/catalog/fields'
import type { ServiceDoc } from '@/features/service-api/catalog/types'

const EXAMPLE_ID = '3f0c1c1e-6f0a-4b7e-9a57-0d6f6f1b2c34'
const errors = [400, 401, 403, 5015]

export const transactionServices: readonly ServiceDoc[] = [
  serviceCall('transaction-inquire', {
    summary: 'Returns what an earlier call of a service answered.',
    notes: [
      'Use it when a connection broke before the answer arrived, or to read a transaction that an SDK made on a phone.',
      'It looks something up and checks nothing, so it uses up no trials and is not billed.',
    ],
    data: [requiredField('transaction_id', 'string', 'The id of the transaction.')],
    result: [
      requiredField('service', 'string', 'The service that was called, such as ocr.'),
      requiredField('status', 'boolean', 'Whether it passed.'),
      requiredField(
        'time',
        'string',
        'When it was called, in UTC, as in 2026-03-01T09:30:00.000Z.',
      ),
      optionalField(
        'error_code',
        'integer',
        'The code of the error that it answered with, if any.',
      ),
      optionalField('data', 'object', 'The `result` of that call, with its fields.'),
    ],
    counted: false,
    errors,
    example: {
      request: { data: { transaction_id: EXAMPLE_ID, bundle_key: '{{bundle_key}}' } },
      response: {
        result: {
          service: 'face_match',
          status: true,
          time: '2026-03-01T09:30:00.000Z',
          data: { is_similar: true, confidence: 0.9312 },
        },
        transaction_id: EXAMPLE_ID,
      },
    },
  }),
  serviceCall('fetch-images', {
    summary: 'Returns the photos of an earlier call, encrypted for you alone.',
    notes: [
      'Make a pair of RSA keys of at least 2,048 bits and send the public one with the call. The private key never leaves your server.',
      'The photos are encrypted with AES-256 in CBC mode and PKCS #7 padding, under a key that is made for this answer. That key is wrapped with your public key by RSA-OAEP with SHA-256.',
      'To read the answer, verify its `hmac` header first. Then unwrap `encrypted_key` with your private key, and decrypt `payload` with the unwrapped key and `iv`. All three are base64. What comes out is JSON in UTF-8: an object with a photo in base64 for each field of the original call, such as `front_img`.',
      'OpenSSL makes the pair: `openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:2048 -out private_key.pem`, then `openssl pkey -in private_key.pem -pubout -out public_key.pem`.',
    ],
    data: [
      requiredField('transaction_id', 'string', 'The id of the call that received the photos.'),
      requiredField(
        'public_key',
        'string',
        'Your public RSA key in PEM format. Its first and last line, and the line breaks, may be left out.',
      ),
    ],
    result: [
      requiredField(
        'encrypted_key',
        'string',
        'The AES key, wrapped with your public key. Base64.',
      ),
      requiredField('iv', 'string', 'The initialization vector: 16 bytes. Base64.'),
      requiredField('payload', 'string', 'The encrypted photos. Base64.'),
    ],
    counted: false,
    errors,
    example: {
      request: {
        data: {
          transaction_id: EXAMPLE_ID,
          public_key: '{{public_key}}',
          bundle_key: '{{bundle_key}}',
        },
      },
      response: {
        result: {
          encrypted_key: 'mN0v2r8QeX1sT5yB7wKd…',
          iv: 'k3Jx9LqPz0aVfR2uYt6WcA==',
          payload: 'Zb8mHn4TqSg1oXe7…',
        },
        transaction_id: EXAMPLE_ID,
      },
    },
  }),
]
