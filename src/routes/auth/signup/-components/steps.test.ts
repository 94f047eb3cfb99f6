import { expect, test } from 'vitest'
import * as v from 'valibot'
import { userDetailsSchema } from '@/backend/signup'
import { isStepOpen, nextStep, stepNumber, previousStep, steps } from './steps'

const parseDetails = (response: object) =>
  v.parse(userDetailsSchema, { is_initialized: false, ...response })

test('numbers the ten steps and returns the previous step of each', () => {
  expect(steps.map(stepNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(stepNumber('/auth/signup/')).toBe(1)
  expect(steps.map(previousStep)).toEqual([
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
  // If the step is unknown or missing, the first incomplete step is next.
  [{ completed_steps: ['name', 'phone_number'], next_step: 'documents' }, 'industry'],
  [{ completed_steps: null, next_step: null }, 'name'],
  [{ completed_steps: ['name'], is_initialized: true }, undefined],
])('J6 resumes %o at the step %s', (response, step) => {
  expect(nextStep(parseDetails(response))).toBe(step)
})

test('J6 opens only completed steps and the next step', () => {
  const details = parseDetails({ completed_steps: ['name'], next_step: 'phone_number' })
  expect(isStepOpen('name', details)).toBe(true)
  expect(isStepOpen('phone-number', details)).toBe(true)
  expect(isStepOpen('industry', details)).toBe(false)
})
