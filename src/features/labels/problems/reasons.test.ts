import { expect, test } from 'vitest'
import { knownServices } from '@/backend/bundles'
import { reasons } from './reasons'
import { serviceErrors } from './service-errors'

test('defines a short name for every error that can end a session', () => {
  const codes = reasons.map(({ code }) => code).toSorted((a, b) => a - b)
  // Codes below 1000 are HTTP statuses. A rejected request doesn't create a session that could end.
  expect(codes).toEqual(serviceErrors.map(({ code }) => code).filter((code) => code >= 1000))
})

test('assigns reasons only to known services', () => {
  const services = reasons.flatMap((reason) => reason.services ?? [])
  expect(services.filter((service) => !knownServices.some((known) => known === service))).toEqual(
    [],
  )
})
