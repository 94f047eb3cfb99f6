import { serviceSummary } from './service-list'
import type { FieldDoc, FieldType, ServiceDoc, ServiceSummary } from './types'

type Extras = Pick<FieldDoc, 'values' | 'fields' | 'items'>

export function requiredField(
  name: string,
  type: FieldType,
  description: string,
  extras: Extras = {},
): FieldDoc {
  return { name, type, required: true, description, ...extras }
}

export function optionalField(
  name: string,
  type: FieldType,
  description: string,
  extras: Extras = {},
): FieldDoc {
  return { name, type, required: false, description, ...extras }
}

const bundleKey = requiredField(
  'bundle_key',
  'string',
  'The key of the bundle to bill, if the request is billable.',
)

export const lang = optionalField(
  'lang',
  'string',
  'The language of messages for error codes of 5000 and above. Defaults to English.',
  { values: ['en', 'ar'] },
)

const transactionId = requiredField(
  'transaction_id',
  'string',
  'The transaction ID. Keep it, so you or support can find the transaction in the portal.',
)

const trialsRemaining = requiredField(
  'trials_remaining',
  'integer',
  'The number of attempts left for this service with this access token.',
)

/** Errors that every service can return: bad input, wrong key, expired token, no attempts left, general failure. */
export const commonErrors = [400, 401, 403, 5012, 5015] as const

type CallDetails = Pick<ServiceDoc, 'summary' | 'notes' | 'errors' | 'example'> & {
  /** The fields of `data` besides the bundle key. */
  data: readonly FieldDoc[]
  /** The fields next to `data`. */
  besideData?: readonly FieldDoc[]
  result: readonly FieldDoc[]
  /** The fields next to `result`, other than the transaction ID and the attempts left. */
  besideResult?: readonly FieldDoc[]
  /** Whether requests use attempts. Lookups don't. */
  counted?: boolean
}

/** Describes a service that takes a bearer token and a JSON body and returns a signed result. */
export function serviceCall(
  id: ServiceSummary['id'],
  { data, besideData = [], result, besideResult = [], counted = true, ...texts }: CallDetails,
): ServiceDoc {
  return {
    ...serviceSummary(id),
    ...texts,
    body: 'json',
    authorized: true,
    signed: true,
    request: [
      ...besideData,
      requiredField('data', 'object', 'The input for the service.', {
        fields: [...data, bundleKey],
      }),
    ],
    response: [
      requiredField('result', 'object', 'The result from the service.', { fields: result }),
      ...besideResult,
      transactionId,
      ...(counted ? [trialsRemaining] : []),
    ],
  }
}
