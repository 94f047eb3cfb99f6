import { expect, test } from 'vitest'
import type { RealmName } from '@/lib/realm'
import { routes } from '@mocks/backend'
import { findOperation, operations } from './operations'

type RealmEndpoint = Pick<(typeof operations)[number], 'endpoint' | 'realm'>

const isSame = (a: RealmEndpoint) => (b: RealmEndpoint) =>
  a.endpoint === b.endpoint && a.realm === b.realm

test('describes each mock route exactly once, and no other requests', () => {
  const wrongRoutes = routes.filter((route) => operations.filter(isSame(route)).length !== 1)
  const wrongTexts = operations.filter((operation) => routes.filter(isSame(operation)).length !== 1)
  expect(wrongRoutes.map(({ realm, endpoint }) => [realm, endpoint.post ?? endpoint.get])).toEqual(
    [],
  )
  expect(wrongTexts.map(({ realm, id }) => `${realm} ${id}`)).toEqual([])
})

test('finds each operation by realm and ID, with a path, ID and summary in the usual form', () => {
  for (const operation of operations) {
    const { realm, id, path } = operation
    expect(path).toMatch(/^v[\d.]+\/[\w/{}-]+\/$/)
    expect(id).toMatch(/^[a-z][A-Za-z]+$/)
    // An export of extra results only reads data.
    expect([id, operation.writes ?? false]).toEqual([
      id,
      !/^(list|get)[A-Z]|^exportExtraResults$/.test(id),
    ])
    expect(operation.summary).toMatch(/^[A-Z].{5}/)
    expect(findOperation(realm, id)).toBe(operation)
  }
  expect(() => findOperation('client', 'nothing')).toThrow('client has no operation nothing')
})

test('marks only the requests before a sign-in as public', () => {
  const publicIds = (realm: RealmName) =>
    operations.filter((each) => each.realm === realm && each.isPublic).map(({ id }) => id)
  const both = 'signIn refreshTokens forgotPassword resetPassword'.split(' ')
  const links = 'getFirstPassword initializePassword verifyEmail'.split(' ')
  const clientOnly = 'signInWithGoogle startSignup verifyCode resendCode createPassword'.split(' ')
  expect(publicIds('admin').toSorted()).toEqual(both.toSorted())
  expect(publicIds('client').toSorted()).toEqual([...both, ...links, ...clientOnly].toSorted())
})

test('requires the transaction_monitoring permission for document images', () => {
  for (const id of ['getOriginalImage', 'getBoxedImage'])
    expect(findOperation('admin', id).permission).toEqual(['transaction_monitoring'])
})
