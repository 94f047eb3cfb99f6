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
  'The key of the bundle that the call is counted in.',
)

export const lang = optionalField(
  'lang',
  'string',
  'The language of error messages with a code of 5000 or more. English if left out.',
  { values: ['en', 'ar'] },
)

const transactionId = requiredField(
  'transaction_id',
  'string',
  'The id of this call. Keep it: the portal finds the call by it, and so can support.',
)

const trialsRemaining = requiredField(
  'trials_remaining',
  'integer',
  'How many more times the service can be called with this access token.',
)

/** Errors of every service: bad input, wrong key, expired token, no trials left, general failure. */
export const commonErrors = [400, 401, 403, 5012, 5015] as const

type CallDetails = Pick<ServiceDoc, 'summary' | 'notes' | 'errors' | 'example'> & {
  /** The fields of `data` besides the bundle key. */
  data: readonly FieldDoc[]
  /** The fields next to `data`. */
  besideData?: readonly FieldDoc[]
  result: readonly FieldDoc[]
  /** The fields next to `result`, other than the id and the trials. */
  besideResult?: readonly FieldDoc[]
  /** Whether calls count as trials. They do unless they only look something up. */
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
      requiredField('data', 'object', 'The input of the service.', {
        fields: [...data, bundleKey],
      }),
    ],
    response: [
      requiredField('result', 'object', 'What the service found.', { fields: result }),
      ...besideResult,
      transactionId,
      ...(counted ? [trialsRemaining] : []),
    ],
  }
}
