import { afterAll, beforeEach, expect, test } from 'vitest'
import { findDeviations } from '@/api/core/deviations'
import { resetDatabase } from '@mocks/db'
import { recordExamples } from './examples'
import { operations } from './operations'

beforeEach(() => resetDatabase())
// The calls have changed passwords, and other files of this worker use the database too.
afterAll(() => resetDatabase())

test('the mock answers each operation exactly as the portal expects', async () => {
  const deviations: Record<string, unknown> = {}
  const responses: string[] = []
  await recordExamples(({ id, realm, response: schema }, response) => {
    responses.push(`${realm} ${id}`)
    if (typeof schema === 'string') return
    // A backend may add values to an enumeration: the mock has a service that the portal does not name.
    const foundDeviations = findDeviations(schema, response).filter(({ kind }) => kind !== 'value')
    if (foundDeviations.length > 0) deviations[`${realm} ${id}`] = foundDeviations
  })
  expect(deviations).toEqual({})
  expect(responses).toHaveLength(operations.length)
})
