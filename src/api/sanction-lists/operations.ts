import type { Operation } from '@/api/core/operation'
import { sanctionListsSchema } from '@/api/sanction/schema'
import { listUploadForm, listUploadsRequest } from './requests'
import { listUploadSchema, listUploadsSchema } from './schema'

const common = { realm: 'client', origin: 'assumed' } as const
const NO_SERVICE = 'None of the client’s bundles has the service sanction_shield'

export const sanctionListOperations: Operation[] = [
  {
    ...common,
    id: 'listSanctionLists',
    method: 'get',
    path: 'v1/valify/sanction-lists/',
    summary: 'The sanction lists that the signed-in client has uploaded',
    answer: sanctionListsSchema,
    refusals: { 403: NO_SERVICE },
  },
  {
    ...common,
    id: 'uploadSanctionList',
    method: 'post',
    path: 'v1/valify/sanction-lists/upload/',
    summary: 'Replaces a sanction list, adds to it, or previews the changes',
    writes: true,
    body: listUploadForm,
    bodyType: 'form',
    answer: listUploadSchema,
    refusals: {
      403: NO_SERVICE,
      413: 'The file is too large',
      422: 'The file is not a list or has too many rows or columns, or no column has names',
    },
  },
  {
    ...common,
    id: 'listSanctionListUploads',
    method: 'post',
    path: 'v1/valify/sanction-lists/uploads/',
    summary: 'One page of the uploads of sanction lists',
    body: listUploadsRequest,
    answer: listUploadsSchema,
    refusals: { 403: NO_SERVICE },
  },
]
