import { serviceFacts } from '@/features/labels/service-facts'
import { serviceApiUrl } from '@/lib/config'
import type { ChapterId } from './chapter-names'

/** `ask`: an unknown fact that the provider must confirm. `none`: a feature that the service API doesn't have. */
export type ChapterFact = { name: string; text: string; mark?: 'ask' | 'none' }

/** Chapter prose, only in English, with code between backticks. */
export const chapters: Readonly<Record<ChapterId, readonly ChapterFact[]>> = {
  environments: [
    {
      name: 'Base URL',
      text: `${serviceFacts.baseUrl} Every path in this documentation is relative to it. The samples use \`${serviceApiUrl}\`.`,
    },
    {
      name: 'Credentials and keys',
      text: 'Your account’s credentials, a bundle’s key and its HMAC key belong to one environment. Credentials from another environment return 401. Keep all of them in your server’s configuration, together with the base URL.',
    },
    {
      name: 'Test environment',
      text: 'This documentation covers only one environment. Ask whether there is a test environment with its own base URL and credentials, and whether requests to it are billed.',
      mark: 'ask',
    },
    {
      name: 'Mock backend',
      text: 'A portal that runs on the mock backend does not need an environment. The mock backend responds to each service’s console, and nothing leaves your machine.',
    },
  ],
  retries: [
    {
      name: 'Idempotency keys',
      text: 'Every retry is a new request: it gets its own `transaction_id` and uses another attempt. Disable automatic retries in your HTTP library.',
      mark: 'none',
    },
    {
      name: 'No response',
      text: 'The service may have processed the request. Retry once: if `trials_remaining` is one lower than expected, the first request was counted. If you have the transaction ID, look up the transaction instead. A lookup uses no attempts.',
    },
    {
      name: '403',
      text: 'The token has expired. Request a new token, then retry once. You can always retry the token request.',
    },
    {
      name: '5015, and HTTP status 500 or higher',
      text: 'Retry after one second, then two, then four seconds, each with random jitter. Stop after the third retry. Every retry that reaches the service uses an attempt.',
    },
    {
      name: '5009',
      text: 'The same photo will fail again. Ask for a new photo.',
    },
    {
      name: '400, 401, 5012, 5021, 5048',
      text: 'Never retry the request unchanged. Fix the cause first, as described in the error codes.',
    },
    {
      name: 'One-time codes',
      text: 'A retry sends a new code, and the previous code stops working. A code can be verified only once, so if you lose the response to a verification, send a new code.',
    },
  ],
  limits: [
    { name: 'Access token', text: serviceFacts.accessToken },
    { name: 'Attempts', text: serviceFacts.attempts },
    { name: 'Photos', text: 'JPEG or PNG, up to 8 MB each.' },
    {
      name: 'Names and results',
      text: 'A name to transliterate can have up to 200 characters. A search of sanction lists returns up to 200 records.',
    },
    { name: 'One-time codes', text: 'Six digits, valid for five minutes and for one use.' },
    {
      name: 'Rate limit',
      text: 'No rate limit is documented. On 429, wait for as long as `Retry-After` specifies. If the header is missing, retry as for 5015.',
      mark: 'ask',
    },
    {
      name: 'Timeout',
      text: 'No maximum response time is documented. The console on this page times out after 60 seconds.',
      mark: 'ask',
    },
    {
      name: 'Retention',
      text: 'No retention period for results and photos is documented. Store any data that you need to keep.',
      mark: 'ask',
    },
  ],
  versions: [
    {
      name: 'Path versions',
      text: 'Each path has its own version, such as `v1.5` for documents and `v2.1` for the search of sanction lists. The API as a whole has no version.',
    },
    {
      name: 'Forward compatibility',
      text: 'Ignore unknown fields, but include them when you verify the signature, because it covers every field. Treat an unknown error code as 5015. Send an unknown field value to manual review.',
    },
    {
      name: 'Change detection',
      text: 'Keep the OpenAPI document from this page in your repository, and compare it with a new download before each release.',
    },
    {
      name: 'Change notices',
      text: 'No changelog or notice period is documented. Ask how new versions are announced, and how long old versions stay available.',
      mark: 'ask',
    },
  ],
  'not-offered': [
    {
      name: 'Webhooks',
      text: 'The service API does not send webhooks: every request returns its result directly. After an SDK run, have the app send the transaction IDs to your server, and look them up there.',
      mark: 'none',
    },
    {
      name: 'Transaction lists',
      text: 'You can look up a transaction only by its ID. For lists and exports, use this portal.',
      mark: 'none',
    },
    {
      name: 'Batch requests',
      text: 'Each request is for one person.',
      mark: 'none',
    },
    {
      name: 'Liveness without an SDK',
      text: 'The Biometrics SDK checks the movements on the phone. No API request accepts a video.',
      mark: 'none',
    },
  ],
  'test-inputs': [],
}
