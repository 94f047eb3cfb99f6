import { serviceFacts } from '@/features/labels/service-facts'
import { serviceApiUrl } from '@/lib/config'
import type { ChapterId } from './chapter-names'

/** `ask`: unknown here, so the provider has to confirm it. `none`: the service API doesn't have it. */
export type ChapterFact = { name: string; text: string; mark?: 'ask' | 'none' }

/** Chapter prose, only in English, with code between backticks. */
export const chapters: Readonly<Record<ChapterId, readonly ChapterFact[]>> = {
  environments: [
    {
      name: 'Address',
      text: `${serviceFacts.baseUrl} Every path of this documentation follows it. The samples use \`${serviceApiUrl}\`.`,
    },
    {
      name: 'Credentials and keys',
      text: 'The credentials of the account, the key of a bundle and its HMAC key belong to one environment. Those of another are answered with 401. Keep them in the configuration of your server, with the address.',
    },
    {
      name: 'Environment for tests',
      text: 'This documentation knows of one address. Ask whether there is a second one for tests, with credentials of its own, and whether calls to it are billed.',
      mark: 'ask',
    },
    {
      name: 'Mock backend',
      text: 'A portal that runs over its mock backend needs no environment: the console of each service gets its answers from there, and nothing leaves the machine.',
    },
  ],
  retries: [
    {
      name: 'Idempotency keys',
      text: 'A repeated call is a new call: it has a `transaction_id` of its own and uses up another attempt. Do not let an HTTP library repeat calls by itself.',
      mark: 'none',
    },
    {
      name: 'No answer',
      text: 'The call may have been carried out. Repeat it once: if `trials_remaining` is one lower than expected, the first call was counted. If you know the id of the transaction, look it up instead, which uses up nothing.',
    },
    {
      name: '403',
      text: 'The token has expired. Request a new one and repeat the call once. The call for a token can always be repeated.',
    },
    {
      name: '5015, and statuses from 500 on',
      text: 'Wait a second, then two, then four, each with some chance added, and give up after the third repetition. Each one that arrives uses up an attempt.',
    },
    {
      name: '5009',
      text: 'The same photo fails again. Ask for another one.',
    },
    {
      name: '400, 401, 5012, 5021, 5048',
      text: 'Never repeat the call as it is: something has to change first. The error codes say what.',
    },
    {
      name: 'One-time codes',
      text: 'A repeated call sends another code, and the one before stops working. A code that was verified once is not verified again, so after a lost answer send a new one.',
    },
  ],
  limits: [
    { name: 'Access token', text: serviceFacts.accessToken },
    { name: 'Attempts', text: serviceFacts.attempts },
    { name: 'Photos', text: 'JPEG or PNG, up to 8 MB each.' },
    {
      name: 'Texts and results',
      text: 'A name to transliterate has up to 200 characters, and a search of sanction lists returns up to 200 records.',
    },
    { name: 'One-time codes', text: 'Six digits, valid for five minutes, and used once.' },
    {
      name: 'Calls per second',
      text: 'No rate is documented. Should a call be answered with 429, wait as long as its `Retry-After` says, or else as after 5015.',
      mark: 'ask',
    },
    {
      name: 'Time-out',
      text: 'How long an answer may take is not documented. The console of this page gives up after 60 seconds.',
      mark: 'ask',
    },
    {
      name: 'Storage',
      text: 'How long results and photos can be looked up after a call is not documented. Store what you have to keep.',
      mark: 'ask',
    },
  ],
  versions: [
    {
      name: 'Version of a call',
      text: 'Each path has a version of its own, such as `v1.5` of documents and `v2.1` of the search of sanction lists. There is no version of the API as a whole.',
    },
    {
      name: 'What your code must tolerate',
      text: 'Ignore fields that you do not know, also when you verify the signature: it covers them all. Treat an unknown code as 5015, and an unknown value of a field as one that a person has to look at.',
    },
    {
      name: 'Seeing a change',
      text: 'Keep the OpenAPI document of this page in your repository, and compare it with a new one before each release.',
    },
    {
      name: 'Notice of changes',
      text: 'Neither a list of changes nor a period of notice is documented. Ask how you will learn of a new version, and how long the old one stays.',
      mark: 'ask',
    },
  ],
  'not-offered': [
    {
      name: 'Webhooks',
      text: 'The service API calls nobody back: every answer comes with its call. After an SDK has run, let the app send its transaction ids to your server, and look them up there.',
      mark: 'none',
    },
    {
      name: 'Lists of transactions',
      text: 'A transaction is looked up by its id alone. Lists and their exports are in this portal.',
      mark: 'none',
    },
    {
      name: 'Calls for many people at once',
      text: 'Each call is about one person.',
      mark: 'none',
    },
    {
      name: 'Liveness without an SDK',
      text: 'The movements are checked on the phone by the biometrics SDK. No call of the API takes a video.',
      mark: 'none',
    },
  ],
  'test-inputs': [],
}
