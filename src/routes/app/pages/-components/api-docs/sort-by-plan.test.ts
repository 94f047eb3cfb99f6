import { expect, test } from 'vitest'
import type { ServiceSummary } from '@/features/service-api/catalog/types'
import { sortByPlan } from './sort-by-plan'

const service = (id: string, ...plan: string[]): ServiceSummary => ({
  id,
  name: id,
  group: 'documents',
  method: 'POST',
  path: `/api/${id}/`,
  plan,
})
const token = service('token')
const ocr = service('ocr', 'ocr')
const tax = service('tax-card', 'tax_card_ocr', 'generic_ocr')
const cso = service('cso', 'cso')
const all = [token, ocr, tax, cso]

test("puts the plan's services first, and includes a call without a service in every plan", () => {
  expect(sortByPlan(all, ['cso', 'generic_ocr'], undefined)).toEqual({
    bundle: [],
    plan: [token, tax, cso],
    notInPlan: [ocr],
  })
})

test("puts the chosen bundle's services before the rest of the plan", () => {
  expect(sortByPlan(all, ['ocr', 'cso'], ['cso'])).toEqual({
    bundle: [token, cso],
    plan: [ocr],
    notInPlan: [tax],
  })
})

test('treats no service as missing while the plan is unknown', () => {
  expect(sortByPlan(all, undefined, undefined)).toEqual({ bundle: [], plan: all, notInPlan: [] })
})
