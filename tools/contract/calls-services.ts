import { identities } from '@/backend/identities'
import { nameMatch } from '@/backend/name-match'
import { recognition } from '@/backend/recognition'
import { sanction, TRIALS_EXCEEDED, UNKNOWN_LIST } from '@/backend/sanction'
import { sanctionLists } from '@/backend/sanction-lists'
import type { CallText } from './operation'

const NO_SANCTION_SERVICE = 'None of the client’s bundles has the service sanction_shield'

const recognizeDocument = {
  endpoint: recognition,
  origin: 'assumed',
  writes: true,
  refusals: {
    400: 'No attempts are left (error code 5012)',
    422: 'A photo is missing, is too large or is not an image, or both sides are the same',
  },
} as const

/** Descriptions of the requests for identities, names, documents and sanction lists, keyed by resource. */
export const serviceCalls: Record<string, readonly CallText[]> = {
  identities: [
    {
      endpoint: identities.organizations,
      summary: 'The clients that keep identities',
      origin: 'specified',
    },
    {
      endpoint: identities.list,
      summary: 'One page of the identities of all clients, or of one',
      origin: 'assumed',
      refusals: { 422: 'The period ends before it starts' },
    },
    {
      endpoint: identities.detail,
      summary: 'An identity with its checks',
      origin: 'assumed',
      refusals: { 404: 'The identity does not exist' },
    },
  ],
  'name-match': [
    {
      endpoint: nameMatch,
      summary: 'Compares two names',
      origin: 'assumed',
      writes: true,
      refusals: { 422: 'A name is empty or too long, or has no letter' },
    },
  ],
  recognition: [
    { ...recognizeDocument, realm: 'client', summary: 'Reads an Egyptian national ID' },
    { ...recognizeDocument, realm: 'admin', summary: 'Reads a document' },
  ],
  sanction: [
    {
      endpoint: sanction.lists,
      summary: 'The sanction lists that can be searched',
      origin: 'assumed',
    },
    {
      endpoint: sanction.search,
      summary: 'Searches sanction lists for a person',
      origin: 'assumed',
      writes: true,
      refusals: {
        400: `A list does not exist (error code ${UNKNOWN_LIST}), or no searches are left (${TRIALS_EXCEEDED})`,
      },
    },
  ],
  'sanction-lists': [
    {
      endpoint: sanctionLists.list,
      summary: 'The sanction lists that the signed-in client has uploaded',
      origin: 'assumed',
      refusals: { 403: NO_SANCTION_SERVICE },
    },
    {
      endpoint: sanctionLists.upload,
      summary: 'Replaces a sanction list, adds to it, or previews the changes',
      origin: 'assumed',
      writes: true,
      refusals: {
        403: NO_SANCTION_SERVICE,
        413: 'The file is too large',
        422: 'The file is not a list or has too many rows or columns, or no column has names',
      },
    },
    {
      endpoint: sanctionLists.uploads,
      summary: 'One page of the uploads of sanction lists',
      origin: 'assumed',
      refusals: { 403: NO_SANCTION_SERVICE },
    },
  ],
}
