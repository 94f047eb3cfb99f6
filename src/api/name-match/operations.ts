import type { Operation } from '@/api/core/operation'
import { nameMatchRequest } from './requests'
import { nameMatchSchema } from './schema'

export const nameMatchOperations: Operation[] = [
  {
    id: 'matchNames',
    realm: 'admin',
    method: 'post',
    path: 'v1/valify/name-match/',
    summary: 'Compares two names',
    origin: 'assumed',
    writes: true,
    permission: ['service_demo'],
    body: nameMatchRequest,
    answer: nameMatchSchema,
    refusals: { 422: 'A name is empty or too long, or has no letter' },
  },
]
