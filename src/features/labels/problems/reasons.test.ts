import { expect, test } from 'vitest'
import { knownServices } from '@/backend/bundles'
import { reasons } from './reasons'
import { serviceErrors } from './service-errors'

test('defines a short name for every error that can end a session', () => {
  const codes = reasons.map(({ code }) => code).toSorted((a, b) => a - b)
  // A rejected request isn't a check and doesn't create a session.
  expect(codes).toEqual(serviceErrors.map(({ code }) => code).filter((code) => code >= 1000))
})

test('reasons belong to services that exist', () => {
  const services = reasons.flatMap((reason) => reason.services ?? [])
  expect(services.filter((service) => !knownServices.some((known) => known === service))).toEqual(
    [],
  )
})
