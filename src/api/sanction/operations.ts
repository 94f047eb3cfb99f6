import type { Operation } from '@/api/core/operation'
import { sanctionRequest } from './requests'
import {
  TRIALS_EXCEEDED,
  UNKNOWN_LIST,
  sanctionListsSchema,
  sanctionResponseSchema,
} from './schema'

const permission = ['service_demo']

export const sanctionOperations: Operation[] = [
  {
    id: 'listSanctionLists',
    realm: 'admin',
    method: 'get',
    path: 'v1/valify/sanction-shield/lists/',
    summary: 'The sanction lists that can be searched',
    origin: 'assumed',
    permission,
    answer: sanctionListsSchema,
  },
  {
    id: 'searchSanctions',
    realm: 'admin',
    method: 'post',
    path: 'v1/valify/sanction-shield/search/',
    summary: 'Searches sanction lists for a person',
    origin: 'assumed',
    writes: true,
    permission,
    body: sanctionRequest,
    answer: sanctionResponseSchema,
    refusals: {
      400: `A list does not exist (error code ${UNKNOWN_LIST}), or no searches are left (${TRIALS_EXCEEDED})`,
    },
  },
]
