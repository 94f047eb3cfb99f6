import { serviceFacts } from '@/features/labels/service-facts'
import { requiredField } from '@/features/service-api/catalog/fields'
import { serviceSummary } from '@/features/service-api/catalog/service-list'
import type { ServiceDoc } from '@/features/service-api/catalog/types'

export const accessServices: readonly ServiceDoc[] = [
  {
    ...serviceSummary('token'),
    summary: 'Exchanges your credentials for an access token, which every other call needs.',
    notes: [
      'Send the token in the header `Authorization: Bearer …`.',
      serviceFacts.accessToken,
      serviceFacts.attempts,
      'Make this call on your server only. An app or a web page that contains the client secret gives it away.',
      'A call with an expired token is answered with 403. Request a new token and repeat the call once.',
    ],
    body: 'form',
    authorized: false,
    signed: false,
    request: [
      requiredField('username', 'string', 'The user name of your integration account.'),
      requiredField('password', 'string', 'The password of that account.'),
      requiredField('client_id', 'string', 'The id of your client application.'),
      requiredField('client_secret', 'string', 'The secret of your client application.'),
      requiredField('grant_type', 'string', 'The kind of grant. Only one is supported.', {
        values: ['password'],
      }),
    ],
    response: [
      requiredField('access_token', 'string', 'The token to send with every other call.'),
      requiredField('expires_in', 'integer', 'How long the token is valid, in seconds.'),
      requiredField(
        'refresh_token',
        'string',
        'You can ignore it: this call, with your credentials, always returns a new access token.',
      ),
    ],
    errors: [400, 401],
    example: {
      request: {
        username: '{{username}}',
        password: '{{password}}',
        client_id: '{{client_id}}',
        client_secret: '{{client_secret}}',
        grant_type: 'password',
      },
      response: {
        access_token: 'q8Zk0d3vYb1x5TnR7wLm',
        expires_in: 600,
        refresh_token: 'J4s9cPe2Gt6hUa8oVf0i',
      },
    },
  },
]
