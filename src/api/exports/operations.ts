import * as v from 'valibot'
import { messageSchema } from '@/api/account/schema'
import type { Operation } from '@/api/core/operation'
import { imageExportRequest, transactionExportRequest } from './requests'

const byEmail = {
  realm: 'admin',
  method: 'post',
  origin: 'specified',
  writes: true,
  permission: ['export_transactions'],
  answer: v.optional(messageSchema),
  refusals: {
    404: 'The client or the bundle does not exist',
    422: 'The bundle is not one of this client, or the period ends before it starts',
  },
} as const

export const exportOperations: Operation[] = [
  {
    ...byEmail,
    id: 'exportImages',
    path: 'v1/valify/export-images/',
    summary: 'Sends the images of a bundle over a period by email',
    body: imageExportRequest,
  },
  {
    ...byEmail,
    id: 'exportTransactions',
    path: 'v1/valify/export-transactions/',
    summary: 'Sends the transactions of a bundle over a period by email',
    body: transactionExportRequest,
  },
]
