import { expect, test } from 'vitest'
import { faultForms } from './faults-section'

test('derives the form of each fault from its schema', () => {
  const form = (kind: string) => faultForms.find((each) => each.kind === kind)?.fields
  expect(faultForms).toHaveLength(13)
  expect(form('latency')).toEqual([{ name: 'ms', type: 'number', required: true }])
  expect(form('status')).toEqual([
    { name: 'status', type: 'number', required: true },
    { name: 'body', type: 'json', required: false },
    { name: 'headers', type: 'json', required: false },
  ])
  expect(form('error_code')?.map(({ type }) => type)).toEqual(['number', 'number', 'text'])
  expect(form('drop')).toEqual([])
})
