import { expect, test } from 'vitest'
import { imageSchema } from '@/backend/images'
import { transactionDetailSchema, transactionListSchema } from '@/backend/transactions'
import { getText } from '@/lib/data-fields'
import { callMock, readAs, signIn } from '@mocks/test-client'

const bundle_id = '20024'

test('returns the same PNG for repeated requests, and a different PNG with boxes', async () => {
  const { token } = await signIn('admin')
  const listBody = { bundle_id, page: 1, page_size: 1, service: 'ocr', status: 'success' }
  const { transactions } = await readAs(transactionListSchema, 'v1/valify/bundle-transactions/', {
    realm: 'admin',
    body: listBody,
    token,
  })
  const body = { bundle_id, transaction_id: transactions[0]?.transaction_id, image_type: 'back' }
  const image = (path: string) =>
    readAs(imageSchema, `v1/valify/${path}`, { realm: 'admin', body, token })
  const [original, again, boxed] = [
    await image('original-image/'),
    await image('original-image/'),
    await image('boxed-image/'),
  ]
  expect(Buffer.from(original.img, 'base64').subarray(0, 8).toString('latin1')).toBe(
    '\x89PNG\r\n\x1a\n',
  )
  expect(again.img).toBe(original.img)
  expect(boxed.img).not.toBe(original.img)
  for (const { x, y, w, h } of boxed.boxes ?? []) {
    expect(Math.min(x, y, w, h)).toBeGreaterThan(0)
    expect(Math.max(x + w, y + h)).toBeLessThan(1)
  }
  const selfie = await callMock('v1/valify/original-image/', {
    realm: 'admin',
    body: { ...body, image_type: 'selfie' },
    token,
  })
  expect(selfie.status).toBe(404)
})

test.each(['success', 'failed'])(
  'draws boxes only around recognized fields of a %s transaction',
  async (status) => {
    const { token } = await signIn('admin')
    const admin = { realm: 'admin', token } as const
    const listBody = { bundle_id, page: 1, page_size: 1, service: 'ocr', status }
    const path = 'v1/valify/bundle-transactions/'
    const list = await readAs(transactionListSchema, path, { ...admin, body: listBody })
    const body = { bundle_id, transaction_id: list.transactions[0]?.transaction_id }
    const detailPath = 'v1/valify/bundle-transaction-details/'
    const { data } = await readAs(transactionDetailSchema, detailPath, { ...admin, body })
    const { boxes = [] } = await readAs(imageSchema, 'v1/valify/boxed-image/', { ...admin, body })
    expect(boxes.filter(({ field }) => getText(data, field) === undefined)).toEqual([])
    expect(boxes.length > 0).toBe(Object.keys(data).length > 0)
  },
)
