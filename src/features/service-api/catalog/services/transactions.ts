import { optionalField, requiredField, serviceCall } from '@/features/service-api/catalog/fields'
import type { ServiceDoc } from '@/features/service-api/catalog/types'

const EXAMPLE_ID = '3f0c1c1e-6f0a-4b7e-9a57-0d6f6f1b2c34'
const errors = [400, 401, 403, 5015]

export const transactionServices: readonly ServiceDoc[] = [
  serviceCall('transaction-inquire', {
    summary: 'Returns the outcome of an earlier service request.',
    notes: [
      'Use it if the connection broke before the response arrived, or to read a transaction that an SDK created on a phone.',
      'A lookup does not run a check, so it uses no attempts and is not billed.',
    ],
    data: [requiredField('transaction_id', 'string', 'The transaction ID.')],
    result: [
      requiredField('service', 'string', 'The service that was called, such as ocr.'),
      requiredField('status', 'boolean', 'Whether the check passed.'),
      requiredField(
        'time',
        'string',
        'The time of the request in UTC, such as 2026-03-01T09:30:00.000Z.',
      ),
      optionalField('error_code', 'integer', 'The error code that the service returned, if any.'),
      optionalField('data', 'object', 'The `result` of that request, with its fields.'),
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
    summary: 'Returns the photos from an earlier request, encrypted so only you can read them.',
    notes: [
      'Generate an RSA key pair of at least 2,048 bits and send the public key with the request. Never let the private key leave your server.',
      'The photos are encrypted with AES-256 in CBC mode with PKCS #7 padding, using a key generated for this response. That key is wrapped with your public key, using RSA-OAEP with SHA-256.',
      'To read the response, first verify its `hmac` header. Then unwrap `encrypted_key` with your private key, and decrypt `payload` with the unwrapped key and `iv`. All three are base64-encoded. The decrypted payload is JSON in UTF-8: an object with a base64-encoded photo for each image field of the original request, such as `front_img`.',
      'To generate the key pair with OpenSSL, run `openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:2048 -out private_key.pem`, then `openssl pkey -in private_key.pem -pubout -out public_key.pem`.',
    ],
    data: [
      requiredField('transaction_id', 'string', 'The ID of the transaction with the photos.'),
      requiredField(
        'public_key',
        'string',
        'Your public RSA key in PEM format. You can omit the first and last lines and the line breaks.',
      ),
    ],
    result: [
      requiredField(
        'encrypted_key',
        'string',
        'The AES key, wrapped with your public key and base64-encoded.',
      ),
      requiredField('iv', 'string', 'The 16-byte initialization vector, base64-encoded.'),
      requiredField('payload', 'string', 'The encrypted photos, base64-encoded.'),
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
