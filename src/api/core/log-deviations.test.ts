import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { logDeviations } from './log-deviations'

test('prints each deviation in a response once, without its value', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const table = vi.spyOn(console, 'table').mockImplementation(() => {})
  const schema = v.object({ name: v.string(), total: v.number() })
  logDeviations('v1/x/', schema, { name: 'Sara', total: 1 })
  expect(table).not.toHaveBeenCalled()
  logDeviations('v1/x/', schema, { name: 'Sara', total: 'Sara' })
  logDeviations('v1/x/', schema, { name: 'Sara', total: 'Sara' })
  expect(warn.mock.calls).toEqual([['v1/x/ differs from the contract:']])
  expect(table.mock.calls).toEqual([[[expect.objectContaining({ path: 'total', kind: 'type' })]]])
  expect(JSON.stringify(table.mock.calls)).not.toContain('Sara')
})
