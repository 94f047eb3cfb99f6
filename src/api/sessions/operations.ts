import type { Operation } from '@/api/core/operation'
import { clientSessionListRequest, sessionDetailRequest, adminSessionListRequest } from './requests'
import { sessionDetailSchema, sessionListSchema } from './schema'

const list = {
  id: 'listSessions',
  method: 'post',
  path: 'v1/valify/bundle-sessions/',
  summary: 'One page of the sessions of a bundle',
  origin: 'specified',
  answer: sessionListSchema,
  refusals: { 404: 'The bundle does not exist', 422: 'A filter is not valid' },
} as const

const details = {
  id: 'getSession',
  method: 'post',
  path: 'v1/valify/bundle-session-details/',
  summary: 'A session with its attempts, device and events',
  origin: 'specified',
  body: sessionDetailRequest,
  answer: sessionDetailSchema,
  refusals: { 404: 'The session does not exist, or is not in this bundle' },
} as const

const permission = ['transaction_monitoring']

export const sessionOperations: Operation[] = [
  { ...list, realm: 'client', body: clientSessionListRequest },
  { ...details, realm: 'client' },
  { ...list, realm: 'admin', permission, body: adminSessionListRequest },
  { ...details, realm: 'admin', permission },
]
