import { expect, test } from 'vitest'
import * as v from 'valibot'
import { userDetailsSchema } from '@/api/signup/schema'
import { isOpen, nextStep, numberOf, stepBefore, steps } from './steps'

const read = (answer: object) => v.parse(userDetailsSchema, { is_initialized: false, ...answer })

test('ten steps, the way back among them', () => {
  expect(steps.map(numberOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(numberOf('/auth/signup/')).toBe(1)
  expect(steps.map(stepBefore)).toEqual([
    undefined,
    '/auth/signup',
    '/auth/signup',
    undefined,
    '/auth/signup/name',
    '/auth/signup/user-details',
    '/auth/signup/phone-number',
    '/auth/signup/industry',
    '/auth/signup/role',
    '/auth/signup/company-name',
  ])
})

test.each([
  [{ completed_steps: ['name'], next_step: 'phone_number' }, 'phone-number'],
  [{ completed_steps: ['name'], next_step: 'Company-Name' }, 'company-name'],
  // A step that the portal does not have, or none at all: the first that is open.
  [{ completed_steps: ['name', 'phone_number'], next_step: 'documents' }, 'industry'],
  [{ completed_steps: null, next_step: null }, 'name'],
  [{ completed_steps: ['name'], is_initialized: true }, undefined],
])('J6 %o goes on with %s', (answer, step) => {
  expect(nextStep(read(answer))).toBe(step)
})

test('J6 what is done and what is next is open, nothing beyond', () => {
  const told = read({ completed_steps: ['name'], next_step: 'phone_number' })
  expect(isOpen('name', told)).toBe(true)
  expect(isOpen('phone-number', told)).toBe(true)
  expect(isOpen('industry', told)).toBe(false)
})
