import { i18n } from '@lingui/core'
import { findError } from '@/features/labels/problems/service-errors'
import { camelCase } from '@/lib/camel-case'
import type { FieldDoc, ServiceDoc } from './catalog/types'
import { getHttpStatus } from './http-status'

type Schema = { [key: string]: unknown }

/** Returns the service API as an OpenAPI 3.1 document. `host` is an origin, such as https://api.example.com. */
export function openApiDocument(services: readonly ServiceDoc[], host: string): Schema {
  const byPath = Map.groupBy(services, ({ path }) => path)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Service API',
      version: '1.0.0',
      description:
        'Checks documents, faces, names, phones and emails. Every request except the token request requires an access token.',
    },
    servers: [{ url: host }],
    security: [{ accessToken: [] }],
    paths: Object.fromEntries([...byPath].map(([path, each]) => [path, pathItem(each)])),
    components: {
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer' } },
      schemas: {
        ...Object.fromEntries(
          services.flatMap((service) => [
            [schemaName(service, 'Request'), objectSchema(service.request, 'request')],
            [schemaName(service, 'Response'), objectSchema(service.response, 'response')],
          ]),
        ),
        Error: errorSchema,
      },
      headers: {
        hmac: {
          description:
            'HMAC with SHA-512 in lowercase hex, computed with the bundle’s HMAC key. It covers the values of `result`, sorted by key, followed by the other values of the body, sorted by key.',
          schema: { type: 'string', pattern: '^[0-9a-f]{128}$' },
        },
      },
    },
  }
}

const errorSchema: Schema = {
  type: 'object',
  required: ['message', 'error_code'],
  properties: {
    message: { type: 'string', description: 'A description of the error, for developers.' },
    error_code: { type: 'integer', description: 'The error code. Base your error handling on it.' },
    transaction_id: { type: 'string', description: 'The transaction ID, if one was created.' },
    trials_remaining: {
      type: 'integer',
      description: 'The number of attempts left for this service.',
    },
  },
}

/** Merges services that share a path, such as the document services, into one operation. */
function pathItem(services: readonly ServiceDoc[]): Schema {
  const [first] = services
  if (!first) return {}
  const { method, body, authorized, signed, group } = first
  const isShared = services.length > 1
  const mediaType = body === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  const operation = {
    operationId: isShared ? `${group}Call` : camelCase(first.id),
    tags: [group],
    summary: isShared ? services.map(({ name }) => name).join(', ') : first.name,
    description: services.map((service) => paragraphs(service, isShared)).join('\n\n'),
    ...(authorized ? {} : { security: [] }),
    requestBody: {
      required: true,
      content: { [mediaType]: content(services, 'request') },
    },
    responses: {
      '200': {
        description: 'The response from the service.',
        ...(signed ? { headers: { hmac: { $ref: '#/components/headers/hmac' } } } : {}),
        content: { 'application/json': content(services, 'response') },
      },
      ...errorResponses(services.flatMap(({ errors }) => errors)),
    },
  }
  return { [method.toLowerCase()]: operation }
}

function content(services: readonly ServiceDoc[], side: 'request' | 'response'): Schema {
  const suffix = side === 'request' ? 'Request' : 'Response'
  const refs = services.map((service) => ({
    $ref: `#/components/schemas/${schemaName(service, suffix)}`,
  }))
  return {
    schema: refs.length === 1 ? refs[0] : { anyOf: refs },
    examples: Object.fromEntries(
      services.map(({ id, name, example }) => [id, { summary: name, value: example[side] }]),
    ),
  }
}

/**
 * Returns error responses keyed by status. Omits the codes of negative results because those arrive with status 200.
 */
function errorResponses(codes: readonly number[]): Schema {
  const failing = codes.filter((code) => (getHttpStatus(code) ?? 0) >= 400)
  const byStatus = Map.groupBy(new Set(failing), getHttpStatus)
  return Object.fromEntries(
    [...byStatus].map(([status, each]) => [
      String(status),
      {
        description: each
          .toSorted((a, b) => a - b)
          .map((code) => `${code}: ${describeCause(code)}`)
          .join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  )
}

function describeCause(code: number): string {
  const error = findError(code)
  return error ? i18n._(error.cause) : ''
}

function objectSchema(fields: readonly FieldDoc[], side: 'request' | 'response'): Schema {
  return {
    type: 'object',
    required: fields.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(
      fields.map((field) => [
        field.name,
        { ...fieldSchema(field, side), description: field.description },
      ]),
    ),
  }
}

function fieldSchema(field: FieldDoc, side: 'request' | 'response'): Schema {
  const { type, fields, items = 'string', values } = field
  if (type === 'array')
    return {
      type,
      items: fields ? objectSchema(fields, side) : fieldSchema({ ...field, type: items }, side),
    }
  if (type === 'object') return fields ? objectSchema(fields, side) : { type }
  const plain = type === 'image' ? 'string' : type
  return {
    // A field that a response may omit may also be null.
    type: side === 'response' && !field.required ? [plain, 'null'] : plain,
    ...(type === 'image' ? { contentEncoding: 'base64' } : {}),
    ...(values ? { enum: values } : {}),
  }
}

function paragraphs({ name, summary, notes = [] }: ServiceDoc, isShared: boolean): string {
  return [...(isShared ? [`### ${name}`] : []), summary, ...notes].join('\n\n')
}

function schemaName({ id }: ServiceDoc, suffix: 'Request' | 'Response'): string {
  const name = camelCase(id)
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}${suffix}`
}
