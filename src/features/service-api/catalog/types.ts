/** A value of an example. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json }

/** `image`: a string with the bytes of a JPEG or PNG file in base64. */
export type FieldType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'image'

export type FieldDoc = {
  name: string
  type: FieldType
  /** In a response: it is always there. */
  required: boolean
  /** One or two English sentences. */
  description: string
  /** The only allowed values. */
  values?: readonly string[]
  /** The fields of an object, or of each entry of an array. */
  fields?: readonly FieldDoc[]
  /** The type of the entries of an array that are not objects. */
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

/** The data that the list of services needs before one of them is opened. */
export type ServiceSummary = {
  /** Its part of the address, in kebab-case. */
  id: string
  name: string
  group: ServiceGroup
  method: 'GET' | 'POST'
  /** From the root of the service host, such as `/api/v1.5/ocr/`. */
  path: string
  /** The services of a plan that contain it, by the keys of `services/`; if empty, every plan has it. */
  plan: readonly string[]
}

/** One call of the service API. Its texts are English prose; the interface around them is translated. */
export type ServiceDoc = ServiceSummary & {
  summary: string
  /** Further paragraphs, such as how to use the response. */
  notes?: readonly string[]
  body: 'json' | 'form'
  /** Whether the call carries `Authorization: Bearer`. All calls but the token call do. */
  authorized: boolean
  /** The answer has an `hmac` header. */
  signed: boolean
  request: readonly FieldDoc[]
  response: readonly FieldDoc[]
  /** Codes of the catalog of errors (src/features/labels/problems/service-errors.ts). */
  errors: readonly number[]
  /** Images and the bundle key are placeholders: `{{front_img}}`, `{{bundle_key}}`. */
  example: {
    request: { readonly [field: string]: Json }
    response: { readonly [field: string]: Json }
  }
}
