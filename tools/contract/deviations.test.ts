import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { resetDatabase } from '@mocks/db'
import { toHtml, toJson, toText } from './report'
import { deviations } from './test-deviations'
import { account, checkMock, fetchFrom, findingsIn, type Deviation } from './test-client'

beforeEach(() => {
  resetDatabase()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => vi.useRealTimers())

const check = (deviation: Deviation) =>
  checkMock({ client: account('client-sanctions'), reuse: true, fetch: fetchFrom(deviation) })

test.each(deviations)('reports one finding if %s', async (_what, path, deviation, expected) => {
  const report = await check({ path, ...deviation })
  expect(report.isComplete).toBe(true)
  expect(findingsIn(report)).toEqual([expect.stringContaining(expected)])
})

test('keeps personal values, IDs and tokens out of a report', async () => {
  const values = new Set<string>()
  const collect = (value: unknown, key = ''): void => {
    if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) collect(inner, name)
    else if (/name|_id$|^id$|nid|email|token|phone|ip$/.test(key) && String(value).length > 5)
      values.add(String(value))
  }
  const report = await check({
    answers: (body) => {
      collect(body)
      const { access_token, refresh_token, ...others } = body
      const tokens = access_token === undefined ? {} : { access_token, refresh_token }
      // Wraps texts in lists to cause findings, and adds a field that is named after a person.
      const wrong = Object.entries(others).map(([name, value]) => [
        name,
        typeof value === 'string' ? [value] : value,
      ])
      return { ...Object.fromEntries(wrong), ...tokens, 'mona.saleh@example.com': 1 }
    },
  })
  const reports = [toText(report), toJson(report), toHtml(report)].join('\n')
  expect(values.size).toBeGreaterThan(50)
  expect([...values].filter((value) => reports.includes(value))).toEqual([])
  expect(reports).not.toContain('mona')
  expect(reports).toContain('(a key)')
})
