import type { Operation } from '@/api/core/operation'
import { extraResultExportRequest, extraResultListRequest } from './requests'
import { extraResultListSchema } from './schema'

const INVALID_PERIOD = 'The period ends before it starts'

const zip = {
  id: 'exportExtraResults',
  method: 'post',
  path: 'v1/valify/export-extra-results/',
  summary: 'The extra results of a bundle over a period, as a zip',
  origin: 'specified',
  body: extraResultExportRequest,
  answer: 'file',
  refusals: {
    404: 'The bundle does not exist, or has no extra results in this period',
    422: INVALID_PERIOD,
  },
} as const

export const extraResultOperations: Operation[] = [
  {
    id: 'listExtraResults',
    realm: 'client',
    method: 'post',
    path: 'v1/valify/extra-results/',
    summary: 'One page of the extra results of a bundle',
    origin: 'specified',
    body: extraResultListRequest,
    answer: extraResultListSchema,
    refusals: { 404: 'The bundle does not exist', 422: INVALID_PERIOD },
  },
  { ...zip, realm: 'client' },
  { ...zip, realm: 'admin', permission: ['export_transactions'] },
]
