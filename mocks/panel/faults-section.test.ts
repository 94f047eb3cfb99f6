import { expect, test } from 'vitest'
import { faultForms } from './faults-section'

test('derives the form of each fault from its schema', () => {
  const form = (kind: string) => faultForms.find((each) => each.kind === kind)?.fields
  expect(faultForms).toHaveLength(13)
  const method = { name: 'method', type: 'text', required: false }
  expect(form('latency')).toEqual([method, { name: 'ms', type: 'number', required: true }])
  expect(form('status')).toEqual([
    method,
    { name: 'status', type: 'number', required: true },
    { name: 'body', type: 'json', required: false },
    { name: 'headers', type: 'json', required: false },
  ])
  expect(form('error_code')?.map(({ type }) => type)).toEqual(['text', 'number', 'number', 'text'])
  expect(form('drop')).toEqual([method])
})
