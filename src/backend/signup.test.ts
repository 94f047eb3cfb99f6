import * as v from 'valibot'
import { expect, test } from 'vitest'
import { userDetailsSchema } from './signup'

test('keeps earlier input in user details and converts steps to path segments', () => {
  const input = {
    first_name: 'Mona',
    last_name: 'Saleh',
    display_name: 'Mona Saleh',
    phone_number: '+201012345678',
    industry: 'banking',
    role: 'developer',
    company_name: 'Lotus',
    company_website: 'https://lotus.example',
  }
  const steps = { completed_steps: ['PHONE_NUMBER'], next_step: 'company_name' }
  expect(v.parse(userDetailsSchema, { ...input, ...steps, is_initialized: false })).toEqual({
    ...input,
    completed_steps: ['phone-number'],
    next_step: 'company-name',
    is_initialized: false,
  })
})
