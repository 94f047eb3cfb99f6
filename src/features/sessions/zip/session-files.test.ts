import { expect, test } from 'vitest'
import { sessionWith, transactionWith } from '@/test/session-records'
import { imagesToAdd, sessionFieldsCsv, sessionJson } from './session-files'

const session = sessionWith({
  session_id: 's1',
  transactions: [
    transactionWith({
      transaction_id: 't2',
      service: 'face_match',
      time: '2026-11-20T09:02:00Z',
      images: ['selfie'],
    }),
    transactionWith({
      transaction_id: 't1',
      data: { first_name: 'Mona', front_nid: '29001018800011', gender: 'female' },
      images: ['front', '../../back'],
    }),
    transactionWith({ transaction_id: 't3', service: 'cso' }),
  ],
})
const names = { field: 'Field', value: 'Value', getName: (key: string) => `The ${key}` }
const lines = (csv: string) => csv.split('\r\n')

test('numbers images in time order and keeps their file names inside the folder', () => {
  expect(imagesToAdd(session)).toEqual([
    {
      request: { bundle_id: 'b', session_id: 's1', transaction_id: 't1', image_type: 'front' },
      isListed: true,
      name: 'images/01-ocr-front',
    },
    {
      request: { bundle_id: 'b', session_id: 's1', transaction_id: 't1', image_type: '../../back' },
      isListed: true,
      name: 'images/02-ocr-______back',
    },
    {
      request: { bundle_id: 'b', session_id: 's1', transaction_id: 't2', image_type: 'selfie' },
      isListed: true,
      name: 'images/03-face_match-selfie',
    },
  ])
})

test('masks each field unless personal data is included', () => {
  expect(lines(sessionFieldsCsv(session, { isMasked: true, separator: ',' }, names))).toEqual(
    expect.arrayContaining(['The front_nid,2••••••11', 'The gender,female']),
  )
  expect(lines(sessionFieldsCsv(session, { isMasked: false, separator: ',' }, names))).toEqual(
    expect.arrayContaining(['The first_name,Mona', 'The front_nid,29001018800011']),
  )
})

test('masks the record unless personal data is included', () => {
  expect(sessionJson(session, true)).not.toContain('29001018800011')
  expect(sessionJson(session, true)).toContain('"session_id": "s1"')
  expect(sessionJson(session, false)).toContain('"front_nid": "29001018800011"')
})
