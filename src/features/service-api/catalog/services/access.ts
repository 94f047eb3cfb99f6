import { serviceFacts } from '@/features/labels/service-facts'
import { requiredField } from '@/features/service-api/catalog/fields'
import { serviceSummary } from '@/features/service-api/catalog/service-list'
import type { ServiceDoc } from '@/features/service-api/catalog/types'

export const accessServices: readonly ServiceDoc[] = [
  {
    ...serviceSummary('token'),
    summary: 'Exchanges your credentials for an access token. Every other request requires one.',
    notes: [
      'Send the token in the `Authorization: Bearer …` header.',
      serviceFacts.accessToken,
      serviceFacts.attempts,
      'Send this request only from your server. An app or web page that contains the client secret exposes it.',
      'A request with an expired token returns 403. Request a new token, then retry once.',
    ],
    body: 'form',
    authorized: false,
    signed: false,
    request: [
      requiredField('username', 'string', 'The username of your integration account.'),
      requiredField('password', 'string', 'The password of your integration account.'),
      requiredField('client_id', 'string', 'The ID of your client application.'),
      requiredField('client_secret', 'string', 'The secret of your client application.'),
      requiredField('grant_type', 'string', 'The grant type. Only one is supported.', {
        values: ['password'],
      }),
    ],
    response: [
      requiredField('access_token', 'string', 'The token to send with every other request.'),
      requiredField('expires_in', 'integer', 'The lifetime of the token, in seconds.'),
      requiredField(
        'refresh_token',
        'string',
        'You can ignore this token. To get a new access token, send this request again.',
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
