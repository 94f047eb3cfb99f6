import { expect, test } from 'vitest'
import type { RealmName } from '@/auth/realm'
import { findOperation, operationOf, operations } from './operations'

test('each operation is found by its realm and id, and by its realm, method and path', () => {
  for (const operation of operations) {
    const { realm, id, method, path } = operation
    expect(['client', 'admin']).toContain(realm)
    expect(['get', 'post']).toContain(method)
    expect(path).toMatch(/^v[\d.]+\/[\w/{}-]+\/$/)
    expect(id).toMatch(/^[a-z][A-Za-z]+$/)
    expect(['specified', 'assumed']).toContain(operation.origin)
    // An export of extra results only reads.
    expect([id, operation.writes ?? false]).toEqual([
      id,
      !/^(list|get)[A-Z]|^exportExtraResults$/.test(id),
    ])
    expect(operation.summary).toMatch(/^[A-Z].{5}/)
    expect(operation.answer).toBeDefined()
    expect(findOperation(realm, id)).toBe(operation)
    expect(operationOf(realm, method.toUpperCase(), path.replaceAll(/\{\w+\}/g, 'x-1'))).toBe(
      operation,
    )
  }
})

test('only the calls of someone without a login need none', () => {
  const idsOf = (realm: RealmName) =>
    operations.filter((each) => each.realm === realm && each.isPublic).map(({ id }) => id)
  const ofBoth = 'signIn refreshTokens forgotPassword resetPassword'.split(' ')
  const links = 'getFirstPassword initializePassword verifyEmail'.split(' ')
  const ofClients = 'signInWithGoogle startSignup verifyCode resendCode createPassword'.split(' ')
  expect(idsOf('admin').toSorted()).toEqual(ofBoth.toSorted())
  expect(idsOf('client').toSorted()).toEqual([...ofBoth, ...links, ...ofClients].toSorted())
})

test('an image of a document needs the permission to look at transactions', () => {
  for (const id of ['getOriginalImage', 'getBoxedImage'])
    expect(findOperation('admin', id).permission).toEqual(['transaction_monitoring'])
})

test('a call of another realm, method or path is another operation, or none', () => {
  const path = 'v1/valify/bundle-sessions/'
  expect(operationOf('client', 'POST', path)).toMatchObject({ id: 'listSessions', realm: 'client' })
  expect(operationOf('admin', 'POST', path)).toMatchObject({ id: 'listSessions', realm: 'admin' })
  expect(operationOf('client', 'GET', path)).toBeUndefined()
  expect(operationOf('client', 'POST', `${path}more/`)).toBeUndefined()
  expect(operationOf('client', 'POST', `x/${path}`)).toBeUndefined()
  expect(() => findOperation('client', 'nothing')).toThrow('client has no operation nothing')
})
