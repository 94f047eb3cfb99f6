import type { Operation } from '@/api/core/operation'
import { documentRequest, nationalIdRequest } from './requests'
import { recognitionSchema } from './schema'

const recognition = {
  id: 'recognizeDocument',
  method: 'post',
  origin: 'assumed',
  writes: true,
  answer: recognitionSchema,
  refusals: {
    400: 'No attempts are left (error code 5012)',
    422: 'A photo is missing, is too large or is not an image, or both sides are the same',
  },
} as const

export const recognitionOperations: Operation[] = [
  {
    ...recognition,
    realm: 'client',
    path: 'v1/valify/egnid-ocr/',
    summary: 'Reads an Egyptian national ID',
    body: nationalIdRequest,
  },
  {
    ...recognition,
    realm: 'admin',
    path: 'v1/valify/generic-ocr/',
    summary: 'Reads a document',
    permission: ['service_demo'],
    body: documentRequest,
  },
]
