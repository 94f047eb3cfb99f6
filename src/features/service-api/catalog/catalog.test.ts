import { expect, test } from 'vitest'
import { knownServices } from '@/backend/bundles'
import { findError } from '@/features/labels/problems/service-errors'
import { loadService, loadServices } from './load-service'
import { serviceList } from './service-list'
import type { FieldDoc, Json } from './types'

const services = await loadServices()

test('describes every listed service under a unique ID', () => {
  expect(services.map(({ id }) => id)).toEqual(serviceList.map(({ id }) => id))
  expect(new Set(serviceList.map(({ id }) => id)).size).toBe(serviceList.length)
})

test('rejects an unknown ID', async () => {
  await expect(loadService('palm-reading')).rejects.toThrow('There is no service palm-reading')
})

test('refers only to services that a plan can include', () => {
  const known: readonly string[] = knownServices
  const plannedNames = serviceList.flatMap(({ plan }) => plan)
  expect(plannedNames.filter((name) => !known.includes(name))).toEqual([])
})

test.each(services)('lists only known errors for $id, each once', ({ errors }) => {
  expect(errors.filter((code) => !findError(code))).toEqual([])
  expect(new Set(errors).size).toBe(errors.length)
})

test.each(services)(
  'uses only documented fields in the examples of $id',
  ({ request, response, example }) => {
    expect([
      ...mismatches(request, example.request, 'request'),
      ...mismatches(response, example.response, 'response'),
    ]).toEqual([])
  },
)

test.each(services)('describes $id in full sentences without placeholders', (service) => {
  const texts = [
    service.summary,
    ...(service.notes ?? []),
    ...descriptions([...service.request, ...service.response]),
  ]
  expect(texts.filter((text) => !/^[^a-z].*[.…]$/.test(text) || text.includes('{{'))).toEqual([])
})

function descriptions(fields: readonly FieldDoc[]): string[] {
  return fields.flatMap(({ description, fields: inner = [] }) => [
    description,
    ...descriptions(inner),
  ])
}

/** Lists example fields that are undocumented, missing although required, or of the wrong type. */
function mismatches(fields: readonly FieldDoc[], value: Json | undefined, path: string): string[] {
  if (!isRecord(value)) return [`${path} is no object`]
  const unknownKeys = Object.keys(value).filter((key) => !fields.some(({ name }) => name === key))
  return [
    ...unknownKeys.map((key) => `${path}.${key} is not described`),
    ...fields.flatMap((field) => mismatch(field, value[field.name], `${path}.${field.name}`)),
  ]
}

function mismatch(field: FieldDoc, value: Json | undefined, path: string): string[] {
  if (value === undefined) return field.required ? [`${path} is missing`] : []
  if (value === null) return field.required ? [`${path} is null`] : []
  if (field.values && !field.values.some((each) => each === value))
    return [`${path} has no such value`]
  if (field.type === 'object') return field.fields ? mismatches(field.fields, value, path) : []
  if (field.type === 'array') {
    if (!Array.isArray(value)) return [`${path} is no list`]
    const { fields, items = 'string' } = field
    return value.flatMap((each: Json, at) =>
      fields
        ? mismatches(fields, each, `${path}.${at}`)
        : mismatch({ ...field, type: items }, each, `${path}.${at}`),
    )
  }
  const type = field.type === 'image' ? 'string' : field.type === 'integer' ? 'number' : field.type
  if (typeof value !== type) return [`${path} is a ${typeof value}`]
  if (field.type === 'integer' && !Number.isInteger(value)) return [`${path} is a fraction`]
  return []
}

function isRecord(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
