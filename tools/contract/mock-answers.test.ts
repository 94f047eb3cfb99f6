import { afterAll, beforeEach, expect, test } from 'vitest'
import { findDeviations } from '@/api/core/deviations'
import { resetDatabase } from '@mocks/db'
import { recordExamples } from './examples'
import { operations } from './operations'

beforeEach(() => resetDatabase())
// The requests changed passwords, and other test files in the same worker share the database.
afterAll(() => resetDatabase())

test('responds to each operation exactly as the portal expects', async () => {
  const deviations: Record<string, unknown> = {}
  const responses: string[] = []
  await recordExamples(({ id, realm, response: schema }, response) => {
    responses.push(`${realm} ${id}`)
    if (typeof schema === 'string') return
    // Ignore unknown enumeration values, because a backend may add values. The mock has a service that is unknown to
    // the portal.
    const foundDeviations = findDeviations(schema, response).filter(({ kind }) => kind !== 'value')
    if (foundDeviations.length > 0) deviations[`${realm} ${id}`] = foundDeviations
  })
  expect(deviations).toEqual({})
  expect(responses).toHaveLength(operations.length)
})
