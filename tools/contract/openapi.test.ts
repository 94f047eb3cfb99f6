import { afterAll, expect, test } from 'vitest'
import type { AdapterTable } from '@/backend/adapter-types'
import { resetDatabase } from '@mocks/db'
import { recordExamples } from './examples'
import { createForeignTable } from './foreign-backend'
import { openApi } from './openapi'

afterAll(() => resetDatabase())

const examples = await recordExamples()

const describe = (table: AdapterTable) =>
  JSON.parse(JSON.stringify(openApi('client', examples, table)))

test('documents the names, path, paging and envelope that the adapter defines', () => {
  const { paths, components } = describe({
    '*': { envelope: 'data', ids: 'number' },
    listSessions: {
      path: { client: 'v2/projects/{bundle_id}/verifications/' },
      method: 'put',
      paging: 'offset',
      request: { start_date: 'period.from', limit: 'count' },
      response: { sessions: 'results', total: 'paging.count' },
      rows: { session_id: 'uuid', created_at: 'started.at' },
    },
    listBundles: { response: { bundles: '' } },
  })
  const call = paths['/v2/projects/{bundle_id}/verifications/'].put
  expect(call.parameters[0]).toMatchObject({ name: 'bundle_id', in: 'path' })
  const { example } = call.requestBody.content['application/json']
  expect(example).toMatchObject({ period: { from: expect.any(String) }, offset: 0, count: 2 })
  const sent = components.schemas.ListSessionsRequest
  expect(Object.keys(sent.properties)).toEqual(
    expect.arrayContaining(['period', 'offset', 'count']),
  )
  expect(Object.keys(sent.properties)).not.toContain('bundle_id')
  expect(sent.required).toEqual(['offset', 'count'])
  expect(sent.properties.period.properties).toHaveProperty('from')

  const { data } = components.schemas.ListSessionsAnswer.properties
  const row = data.properties.results.items
  expect(row.required).toEqual(expect.arrayContaining(['uuid']))
  expect(row.properties.started.properties).toHaveProperty('at')
  expect(data.properties.paging.properties).toHaveProperty('count')
  expect(components.schemas.ListBundlesAnswer.properties.data.type).toBe('array')
  expect(components.schemas.GetSessionRequest.properties.session_id.anyOf[0]).toEqual({
    type: 'integer',
  })
})

test('includes all required fields in every example, even if the adapter renames them', () => {
  const missing: string[] = []
  const { paths, components } = describe(createForeignTable())
  const look = (where: string, { $ref, ...own }: Schema, value: unknown): void => {
    const schema: Schema = $ref ? components.schemas[$ref.split('/').at(-1) ?? ''] : own
    if (schema.items && Array.isArray(value))
      for (const item of value) look(where, schema.items, item)
    if (!schema.properties || !(value instanceof Object)) return
    const fields: Record<string, unknown> = { ...value }
    for (const name of schema.required ?? [])
      if (fields[name] === undefined) missing.push(`${where}.${name}`)
    for (const [name, property] of Object.entries(schema.properties))
      look(`${where}.${name}`, property, fields[name])
  }
  const contents = Object.values<Call>(paths)
    .flatMap((call) => Object.values(call))
    .flatMap(({ operationId, requestBody, responses }) => [
      { operationId, ...requestBody?.content?.['application/json'] },
      { operationId, ...responses[200]?.content?.['application/json'] },
    ])
  for (const { operationId, schema, example } of contents)
    if (schema && example !== undefined) look(operationId, schema, example)
  expect(contents.length).toBeGreaterThan(50)
  expect(missing).toEqual([])
})

type Schema = {
  $ref?: string
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
}
type Content = { content?: Record<string, { schema?: Schema; example?: unknown }> }
type Call = Record<
  string,
  { operationId: string; requestBody?: Content; responses: Record<number, Content> }
>
