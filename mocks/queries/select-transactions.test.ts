import { beforeAll, expect, test } from 'vitest'
import { sessionListSchema } from '@/backend/sessions'
import {
  transactionDetailSchema,
  type TransactionListRequest,
  transactionListSchema,
} from '@/backend/transactions'
import { callMock, readAs, signIn } from '@mocks/test-client'

const bundle_id = '20024'
let token = ''
beforeAll(async () => {
  token = (await signIn('admin')).token
})

function list(request: Partial<TransactionListRequest> = {}) {
  const body = { bundle_id, page: 1, page_size: 100, ...request }
  return readAs(transactionListSchema, 'v1/valify/bundle-transactions/', {
    realm: 'admin',
    body,
    token,
  })
}

test('lists the newest transactions first, with filtered totals that add up to the total', async () => {
  const all = await list()
  const times = all.transactions.map(({ time = '' }) => time)
  expect(times).toEqual(times.toSorted().toReversed())
  const [passed, failed] = [await list({ status: 'success' }), await list({ status: 'failed' })]
  expect((passed.total ?? 0) + (failed.total ?? 0)).toBe(all.total)
  expect(failed.transactions.every(({ status, error_code }) => !status && error_code)).toBe(true)
  const services = await Promise.all(
    ['ocr', 'liveness', 'face_match'].map((service) => list({ service })),
  )
  expect(services.reduce((sum, { total = 0 }) => sum + total, 0)).toBe(all.total)
  const slowest = await list({ ordering: '-duration_ms', service: 'ocr', error_code: 5009 })
  const durations = slowest.transactions.map(({ duration_ms }) => duration_ms ?? 0)
  expect(durations).toEqual(durations.toSorted((a, b) => b - a))
})

test('lists as many transactions as the sessions report', async () => {
  let sum = 0
  for (let page = 1; page <= 32; page++) {
    const body = { bundle_id, page, page_size: 100 }
    const { sessions } = await readAs(sessionListSchema, 'v1/valify/bundle-sessions/', {
      realm: 'admin',
      body,
      token,
    })
    for (const { transactions_count = 0 } of sessions) sum += transactions_count
  }
  expect((await list()).total).toBe(sum)
})

test('finds a transaction by session or ID, with the same fields as in its details', async () => {
  const wantedTransaction = (await list({ page: 9 })).transactions[3]
  if (!wantedTransaction?.session_id) throw new Error('no transaction to look for')
  const ofSession = await list({ session_id: wantedTransaction.session_id })
  expect(ofSession.transactions).toContainEqual(wantedTransaction)
  expect(
    ofSession.transactions.every(({ session_id }) => session_id === wantedTransaction.session_id),
  ).toBe(true)
  for (const search of [
    wantedTransaction.transaction_id,
    wantedTransaction.transaction_id.slice(0, 8),
  ]) {
    expect((await list({ search })).transactions).toContainEqual(wantedTransaction)
  }
  const body = { bundle_id, transaction_id: wantedTransaction.transaction_id }
  const detail = await readAs(transactionDetailSchema, 'v1/valify/bundle-transaction-details/', {
    realm: 'admin',
    body,
    token,
  })
  expect(detail).toMatchObject(wantedTransaction)
})

test('rejects a transaction from another bundle', async () => {
  const { transaction_id } = (await list()).transactions[0] ?? {}
  const body = { bundle_id: '20037', transaction_id }
  expect(
    (await callMock('v1/valify/bundle-transaction-details/', { realm: 'admin', body, token }))
      .status,
  ).toBe(404)
})
