import { expect, test } from 'vitest'
import { realms } from './realm'

test('each area has its own sign-in, start and way out', () => {
  expect(realms.client).toEqual({
    name: 'client',
    backend: 'portal-backend',
    area: '/app',
    login: '/auth/login',
    gate: '/auth',
    landing: '/app/pages/home',
    afterSignOut: '/',
  })
  expect(realms.admin).toEqual({
    name: 'admin',
    backend: 'admin-portal-backend',
    area: '/admin',
    login: '/auth/login/admin',
    gate: '/auth/login/admin',
    landing: '/admin',
    afterSignOut: '/auth/login/admin',
  })
})
