import type * as v from 'valibot'
import { adapter } from '@/backend/adapter'
import type { AdapterEntry, AdapterTable } from '@/backend/adapter-types'
import { adaptPath, translate } from '@/backend/translate'
import { realms, type RealmName } from '@/lib/realm'
import { locales } from '@/lib/locales'
import { adaptAnswer, adaptAnswerSchema, adaptRequestSchema } from './adapted'
import type { Examples } from './examples'
import { responseJsonSchema, requestJsonSchema, type JsonSchema } from './json-schema'
import type { Operation } from './operation'
import { resources } from './operations'
import { isRecord } from './shapes'

const INTRODUCTION: Record<RealmName, string> = {
  client: 'The API that the portal expects from the backend for client organizations.',
  admin: "The API that the portal expects from the backend for the provider's staff.",
}

const RULES = `

- Every path ends with a slash.
- Times are ISO 8601 in UTC, days \`YYYY-MM-DD\`; both ends of a period are inclusive.
- IDs are opaque strings. Unknown fields in responses are ignored. A field that may be missing may also be null.
- Refresh tokens are single-use.
- \`x-origin\` shows whether a request was \`specified\` for the portal or is \`assumed\`. Assumed requests are easy to change.
- \`x-extensible-enum\` lists the values that the portal can name. The portal shows other values in plain words.`

/**
 * Returns one backend's OpenAPI 3.1 document, built from the operations and the mock's responses. The document
 * describes adapted requests in the backend's format, but omits changes by the adapter's functions.
 */
export function openApi(realm: RealmName, examples: Examples, table: AdapterTable = adapter) {
  const components = new Components()
  const paths: Record<string, JsonSchema> = {}
  const tags = new Set<string>()
  for (const [tag, operations] of Object.entries(resources))
    for (const operation of operations.filter((each) => each.realm === realm)) {
      tags.add(tag)
      const { path, method, ...described } = describe(operation, { components, examples, table })
      paths[`/${path}`] = { ...paths[`/${path}`], [method]: { tags: [tag], ...described } }
    }
  return {
    openapi: '3.1.0',
    info: {
      title: `Portal backend for ${realm === 'client' ? 'client organizations' : 'administrators'}`,
      version: '1',
      description: INTRODUCTION[realm] + RULES,
    },
    servers: [{ url: `/${realms[realm].backend}` }],
    tags: [...tags].map((name) => ({ name })),
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      parameters: { lang: langParameter },
      responses: { Refused: rejection },
      schemas: { ...components.schemas, Error: errorSchema },
    },
  }
}

const langParameter = {
  name: 'lang',
  in: 'query',
  required: true,
  description: 'The language of the messages in the answer.',
  schema: { type: 'string', enum: locales.filter((locale) => locale !== 'ar') },
}

const errorSchema = {
  type: 'object',
  description:
    'The portal shows `message` or `detail`, and the messages of `errors` beside their fields. Without any it has its own text.',
  properties: {
    message: { type: 'string' },
    detail: { type: 'string' },
    error_code: { type: 'number' },
    errors: {
      type: 'object',
      description: 'By the name of the field.',
      additionalProperties: {
        anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }],
      },
    },
  },
}

const errorContent = {
  'application/json': { schema: { $ref: '#/components/schemas/Error' } },
}
const rejection = { description: 'The call was refused or failed.', content: errorContent }

/** The document's schemas, keyed by name and without duplicates. */
class Components {
  readonly schemas: Record<string, JsonSchema> = {}
  private readonly names = new Map<v.GenericSchema, string>()

  /** Returns a reference to the schema. Adds the schema under `name` if the document doesn't contain it yet. */
  refer(
    schema: v.GenericSchema,
    name: string,
    toJson: (schema: v.GenericSchema) => JsonSchema,
  ): JsonSchema {
    const knownName = this.names.get(schema)
    if (knownName) return toReference(knownName)
    this.names.set(schema, name)
    return this.add(name, toJson(schema))
  }

  add(name: string, schema: JsonSchema): JsonSchema {
    this.schemas[name] = schema
    return toReference(name)
  }
}

const toReference = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

type Sources = { components: Components; examples: Examples; table: AdapterTable }

function describe(operation: Operation, { components, examples, table }: Sources) {
  const { id, realm, endpoint, summary, origin, permission, refusals = {} } = operation
  const example = examples[realm][id]
  const entry: AdapterEntry = { ...table['*'], ...table[id] }
  const request = isRecord(example?.body) ? example.body : undefined
  const { method, json } = translate(endpoint, realm, { request, lang: 'en', table }).options
  const path = toPath(operation, entry)
  const inQuery = method === 'get' ? toRequestSchema(operation, entry) : undefined
  const parameters = toParameters({ ...operation, path }, inQuery)
  const body = method === 'get' ? undefined : toBody(operation, entry, components)
  return {
    path,
    method,
    operationId: id,
    summary,
    'x-origin': origin,
    ...(permission && { 'x-permission': permission }),
    ...(operation.isPublic && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: {
          [operation.isForm ? 'multipart/form-data' : 'application/json']: {
            schema: body,
            ...(json !== undefined && { example: json }),
          },
        },
      },
    }),
    responses: {
      200: toResponse(operation, entry, components, example?.answer),
      ...Object.fromEntries(
        Object.entries(refusals).map(([status, description]) => [
          status,
          { description, content: errorContent },
        ]),
      ),
      '4XX': { $ref: '#/components/responses/Refused' },
      '5XX': { $ref: '#/components/responses/Refused' },
    },
  }
}

const isAdapted = (entry: AdapterEntry) => Object.keys(entry).length > 0

const toPath = ({ path, realm }: Operation, entry: AdapterEntry) => adaptPath(entry, realm) ?? path

const placeholdersOf = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

function toRequestSchema(operation: Operation, entry: AdapterEntry): JsonSchema | undefined {
  const known = operation.query ?? operation.body
  const schema = known && requestJsonSchema(known)
  if (!isAdapted(entry)) return schema
  const inPath = placeholdersOf(toPath(operation, entry))
  const added = placeholdersOf(operation.path).filter((name) => !inPath.includes(name))
  if (!schema && added.length === 0) return undefined
  return adaptRequestSchema(entry, schema ?? NO_FIELDS, { inPath, added })
}

const NO_FIELDS: JsonSchema = { type: 'object', properties: {}, additionalProperties: false }

function toBody(
  operation: Operation,
  entry: AdapterEntry,
  components: Components,
): JsonSchema | undefined {
  const name = `${capitalize(operation.id)}Request`
  if (!isAdapted(entry))
    return operation.body && components.refer(operation.body, name, requestJsonSchema)
  const schema = toRequestSchema(operation, entry)
  return schema && components.add(name, schema)
}

function toParameters({ path, hasLang }: Operation, query: JsonSchema = {}): JsonSchema[] {
  const inPath = placeholdersOf(path).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const { properties = {}, required = [] } = query
  const inQuery = Object.entries(Object(properties)).map(([name, schema]) => ({
    name,
    in: 'query',
    required: Array.isArray(required) && required.includes(name),
    schema,
  }))
  const lang = hasLang ? [{ $ref: '#/components/parameters/lang' }] : []
  return [...inPath, ...inQuery, ...lang]
}

function toResponse(
  { id, response }: Operation,
  entry: AdapterEntry,
  components: Components,
  example: unknown,
): JsonSchema {
  if (response === 'none') return { description: 'Done. The portal does not read the body.' }
  if (response === 'bytes')
    return {
      description: 'A zip file, whose name may come in `Content-Disposition`.',
      content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
    }
  const name = `${capitalize(id)}Answer`
  return {
    description: 'The answer.',
    content: {
      'application/json': {
        schema: isAdapted(entry)
          ? components.add(name, adaptAnswerSchema(entry, responseJsonSchema(response)))
          : components.refer(response, name, responseJsonSchema),
        ...(example !== undefined && { example: adaptAnswer(entry, example) }),
      },
    },
  }
}
