import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { callMock } from '@mocks/test-client'
import { loadServices } from './catalog/load-service'
import { openApiDocument } from './openapi'

const document = openApiDocument(await loadServices(), 'https://api.example.com')
const { paths } = v.parse(
  v.looseObject({ paths: v.record(v.string(), v.record(v.string(), v.looseObject({}))) }),
  document,
)

test('is a valid OpenAPI document', async () => {
  const validator = new Validator()
  const result = await validator.validate(structuredClone(document))
  expect(result.errors).toBeUndefined()
  expect(result.valid).toBe(true)
  expect(validator.version).toBe('3.1')
})

const operations = Object.entries(paths).flatMap(([path, item]) =>
  Object.keys(item).map((method) => [method.toUpperCase(), path] as const),
)

test('contains an operation for each path in the catalog', async () => {
  const expectedPaths = new Set(
    (await loadServices()).map(({ method, path }) => `${method} ${path}`),
  )
  expect(operations.map((operation) => operation.join(' '))).toEqual([...expectedPaths])
})

test.each(operations)('gets a response from the mock for %s %s', async (method, path) => {
  const response = await callMock(path, { method, body: '{}' })
  // The request has no token. An unknown path would have no handler or return 404.
  expect(response.status).toBe(path === '/api/o/token/' ? 400 : 403)
})

test('references a request schema for each document type in the OCR operation', () => {
  const { post } = paths['/api/v1.5/ocr/'] ?? {}
  const text = JSON.stringify(post)
  for (const name of ['EgyNid', 'EgyPassport', 'MarNid', 'MarPassport', 'TunNid', 'EgyTaxCard'])
    expect(text).toContain(`#/components/schemas/${name}Request`)
})

test('resolves every reference', () => {
  const references = JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)
  const missingPaths = Array.from(references, ([, path = '']) => path).filter(
    (path) => path.split('/').reduce<unknown>(valueAt, document) === undefined,
  )
  expect(missingPaths).toEqual([])
})

function valueAt(value: unknown, key: string): unknown {
  const result = v.safeParse(v.looseObject({}), value)
  return result.success ? result.output[key] : undefined
}
