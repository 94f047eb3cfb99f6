import type * as v from 'valibot'
import { realms, type RealmName } from '@/lib/realm'
import { locales } from '@/lib/locales'
import type { Examples } from './examples'
import { responseJsonSchema, requestJsonSchema, type JsonSchema } from './json-schema'
import type { Operation } from './operation'
import { resources } from './operations'

const INTRODUCTION: Record<RealmName, string> = {
  client: 'What the portal expects of the backend that answers client organizations.',
  admin: "What the portal expects of the backend that answers the provider's staff.",
}

const RULES = `

- Every path ends with a slash.
- Times are ISO 8601 in UTC, days \`YYYY-MM-DD\`; both ends of a period are inclusive.
- Ids are opaque texts. Unknown fields in answers are ignored; a field that may be missing may also be null.
- Refresh tokens are single use.
- \`x-origin\` says whether a call is \`specified\` for the portal or \`assumed\`, and so easy to change.
- \`x-extensible-enum\` lists the values that the portal names; it shows others as they are.`

/** The OpenAPI 3.1 document of one backend, from the operations and what the mock answers to them. */
export function openApi(realm: RealmName, examples: Examples) {
  const components = new Components()
  const paths: Record<string, JsonSchema> = {}
  const tags = new Set<string>()
  for (const [tag, operations] of Object.entries(resources))
    for (const operation of operations.filter((each) => each.realm === realm)) {
      tags.add(tag)
      paths[`/${operation.path}`] = {
        ...paths[`/${operation.path}`],
        [operation.method]: { tags: [tag], ...describe(operation, components, examples) },
      }
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

/** Schemas by name, each only once. */
class Components {
  readonly schemas: Record<string, JsonSchema> = {}
  private readonly names = new Map<v.GenericSchema, string>()

  /** A reference to the schema, which is added under this name unless it already has one. */
  refer(
    schema: v.GenericSchema,
    name: string,
    toJson: (schema: v.GenericSchema) => JsonSchema,
  ): JsonSchema {
    const knownName = this.names.get(schema)
    if (!knownName) {
      this.names.set(schema, name)
      this.schemas[name] = toJson(schema)
    }
    return { $ref: `#/components/schemas/${knownName ?? name}` }
  }
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function describe(operation: Operation, components: Components, examples: Examples): JsonSchema {
  const { id, summary, origin, permission, body, refusals = {} } = operation
  const name = capitalize(id)
  const example = examples[operation.realm][id]
  const parameters = toParameters(operation)
  return {
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
            schema: components.refer(body, `${name}Request`, requestJsonSchema),
            ...(example?.body !== undefined && { example: example.body }),
          },
        },
      },
    }),
    responses: {
      200: toResponse(operation, name, components, example?.answer),
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

function toParameters({ path, query, hasLang }: Operation): JsonSchema[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const { properties = {}, required = [] } = query ? requestJsonSchema(query) : {}
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
  { response }: Operation,
  name: string,
  components: Components,
  example: unknown,
): JsonSchema {
  if (response === 'none') return { description: 'Done. The portal does not read the body.' }
  if (response === 'bytes')
    return {
      description: 'A zip file, whose name may come in `Content-Disposition`.',
      content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
    }
  return {
    description: 'The answer.',
    content: {
      'application/json': {
        schema: components.refer(response, `${name}Answer`, responseJsonSchema),
        ...(example !== undefined && { example }),
      },
    },
  }
}
