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

/** Returns a channel's two services: one sends the code, the other checks the code that the person entered. */
function channelCalls({ sendId, verifyId, address, example, summaries, notes }: Channel) {
  const send = serviceCall(sendId, {
    summary: summaries.send,
    notes: [
      'Keep the `transaction_id`: the call that verifies the code needs it.',
      'A new code replaces the previous one, which stops working at once.',
      ...notes,
    ],
    data: [address],
    result: [
      requiredField('sent', 'boolean', 'Whether the code was handed to the carrier.'),
      requiredField('expires_in', 'integer', 'How long the code is valid, in seconds.'),
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
      'A wrong code is an answer and not an error: `verified` is false. Show the person how many tries they have left.',
      'A code can be used once. After it was verified, or after five minutes, a new one has to be sent.',
    ],
    data: [
      requiredField('transaction_id', 'string', 'The id of the call that sent the code.'),
      requiredField('otp', 'string', 'The six digits that the person entered, as text.'),
    ],
    result: [requiredField('verified', 'boolean', 'Whether the code is the one that was sent.')],
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
    notes: ['Delivery can take up to a minute. Let the person ask for a new code after that.'],
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
    notes: ['If the message does not arrive, ask the person to look in their spam folder.'],
  }),
]
