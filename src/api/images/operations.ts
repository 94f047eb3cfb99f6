import type { Operation } from '@/api/core/operation'
import { imageRequest } from './requests'
import { imageSchema } from './schema'

const image = {
  realm: 'admin',
  method: 'post',
  origin: 'specified',
  permission: ['transaction_monitoring'],
  body: imageRequest,
  answer: imageSchema,
  refusals: { 404: 'There is no such image' },
} as const

export const imageOperations: Operation[] = [
  {
    ...image,
    id: 'getOriginalImage',
    path: 'v1/valify/original-image/',
    summary: 'An image of a transaction, as the service received it',
  },
  {
    ...image,
    id: 'getBoxedImage',
    path: 'v1/valify/boxed-image/',
    summary: 'An image of a transaction, with the places of the fields found in it',
  },
]
