/** A value in an example. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json }

/** `image`: a base64 string with the bytes of a JPEG or PNG file. */
export type FieldType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'image'

export type FieldDoc = {
  name: string
  type: FieldType
  /** Whether a request must contain the field, or a response always contains it. */
  required: boolean
  /** One or two English sentences. */
  description: string
  /** The only allowed values. */
  values?: readonly string[]
  /** The fields of an object, or of each entry of an array. */
  fields?: readonly FieldDoc[]
  /** The type of an array's entries if they aren't objects. */
  items?: Exclude<FieldType, 'object' | 'array'>
}

export type ServiceGroup =
  | 'access'
  | 'documents'
  | 'faces'
  | 'screening'
  | 'contact'
  | 'registries'
  | 'transactions'

/** Data that the service list needs before a service is opened. */
export type ServiceSummary = {
  /** The service's URL segment, in kebab-case. */
  id: string
  name: string
  group: ServiceGroup
  method: 'GET' | 'POST'
  /** Path from the service host's root, such as `/api/v1.5/ocr/`. */
  path: string
  /** Codes of the plan services that include this request, as in `services/`. If empty, every plan includes it. */
  plan: readonly string[]
}

/** One service API request. Its texts exist only in English, but the interface around the texts is translated. */
export type ServiceDoc = ServiceSummary & {
  summary: string
  /** Further paragraphs, such as how to use the response. */
  notes?: readonly string[]
  body: 'json' | 'form'
  /** Whether the request has an `Authorization: Bearer` header. All requests except the token request have it. */
  authorized: boolean
  /** Whether the response has an `hmac` header. */
  signed: boolean
  request: readonly FieldDoc[]
  response: readonly FieldDoc[]
  /** Error catalog codes (src/features/labels/problems/service-errors.ts). */
  errors: readonly number[]
  /** Images and the bundle key are placeholders: `{{front_img}}`, `{{bundle_key}}`. */
  example: {
    request: { readonly [field: string]: Json }
    response: { readonly [field: string]: Json }
  }
}
