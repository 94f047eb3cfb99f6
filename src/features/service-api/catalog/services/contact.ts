import { commonErrors, requiredField, serviceCall } from '@/features/service-api/catalog/fields'
import type { FieldDoc, ServiceDoc } from '@/features/service-api/catalog/types'

type Channel = {
  sendId: string
  verifyId: string
  /** The field with the code's recipient, and an example value. */
  address: FieldDoc
  example: string
  summaries: { send: string; verify: string }
  notes: readonly string[]
}

const SENT_ID = '6a9d1b82-3f5c-4d07-8e21-c4b5a6978f03'

/** Returns a channel's services to send a code and to verify the code that the person entered. */
function channelCalls({ sendId, verifyId, address, example, summaries, notes }: Channel) {
  const send = serviceCall(sendId, {
    summary: summaries.send,
    notes: [
      'Keep the `transaction_id`. You need it to verify the code.',
      'When you send a new code, the previous code stops working immediately.',
      ...notes,
    ],
    data: [address],
    result: [
      requiredField('sent', 'boolean', 'Whether the code was passed on for delivery.'),
      requiredField('expires_in', 'integer', 'The lifetime of the code, in seconds.'),
    ],
    errors: commonErrors,
    example: {
      request: { data: { [address.name]: example, bundle_key: '{{bundle_key}}' } },
      response: {
        result: { sent: true, expires_in: 300 },
        transaction_id: SENT_ID,
        trials_remaining: 2,
      },
    },
  })
  const verify = serviceCall(verifyId, {
    summary: summaries.verify,
    notes: [
      'A wrong code is not an error: `verified` is false. Show the person how many attempts they have left.',
      'A code works once and expires after five minutes. When a code no longer works, send a new one.',
    ],
    data: [
      requiredField('transaction_id', 'string', 'The ID of the transaction that sent the code.'),
      requiredField('otp', 'string', 'The six-digit code that the person entered, as a string.'),
    ],
    result: [
      requiredField('verified', 'boolean', 'Whether the code matches the code that was sent.'),
    ],
    errors: commonErrors,
    example: {
      request: {
        data: { transaction_id: SENT_ID, otp: '123456', bundle_key: '{{bundle_key}}' },
      },
      response: {
        result: { verified: true },
        transaction_id: 'c1f4e7a0-92b3-4d56-8f78-1a2b3c4d5e6f',
        trials_remaining: 2,
      },
    },
  })
  return [send, verify]
}

export const contactServices: readonly ServiceDoc[] = [
  ...channelCalls({
    sendId: 'otp-send',
    verifyId: 'otp-verify',
    address: requiredField(
      'phone_number',
      'string',
      'The mobile number with its country code, such as +201000000001.',
    ),
    example: '+201000000001',
    summaries: {
      send: 'Sends a one-time code by text message.',
      verify: 'Checks the code that a person received by text message.',
    },
    notes: ['Delivery can take up to a minute. After that, let the person request a new code.'],
  }),
  ...channelCalls({
    sendId: 'otp-email-send',
    verifyId: 'otp-email-verify',
    address: requiredField('email', 'string', 'The email address.'),
    example: 'person@example.com',
    summaries: {
      send: 'Sends a one-time code by email.',
      verify: 'Checks the code that a person received by email.',
    },
    notes: ['If the message does not arrive, ask the person to check their spam folder.'],
  }),
]
