import type { ReactNode } from 'react'
import * as v from 'valibot'
import { expect, expectTypeOf, test } from 'vitest'
import { sessionListSchema, type Session } from '@/api/sessions/schema'
import type { CsvCell, CsvColumn, PlainCsvColumn } from './csv'
import { openPersonal, sealPersonal, type Personal } from './personal'

test('a sealed value is the plain text at run time', () => {
  expect(openPersonal(sealPersonal('منى صالح'))).toBe('منى صالح')
  expect(JSON.stringify({ name: sealPersonal('Mona') })).toBe('{"name":"Mona"}')
})

test('a sealed value can neither be rendered nor written unmasked', () => {
  expectTypeOf<Personal>().not.toExtend<ReactNode>()
  expectTypeOf<Personal>().not.toExtend<string>()
  expectTypeOf<Personal>().not.toExtend<CsvCell>()
  expectTypeOf<(row: Session) => Personal>().not.toExtend<PlainCsvColumn<Session>['value']>()
  expectTypeOf<{
    header: string
    value: (row: Session) => Personal | undefined
    personal: 'name'
  }>().toExtend<CsvColumn<Session>>()
})

test('the schema of a session seals its personal fields, whatever they arrive as', () => {
  type Sealed = Session['full_name' | 'front_nid' | 'reference_user_id']
  expectTypeOf<NonNullable<Sealed>>().toEqualTypeOf<Personal>()
  const row = { session_id: '1', bundle_id: '2', status: 'success', created_at: '2026-11-20' }
  const counts = { services: [], transactions_count: 0 }
  const sessions = [{ ...row, ...counts, front_nid: 29001018800015, full_name: null }]
  const [session] = v.parse(sessionListSchema, { sessions, total: 1 }).sessions
  expect(session?.front_nid).toBe('29001018800015')
  expect(session?.full_name).toBeUndefined()
})
