import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ClientMenuSources } from './client-menu'
import { useClientMenu } from './client-menu'

const nothing: ClientMenuSources = { bundles: [], services: [], accountType: 'google' }

function menuOf(sources: Partial<ClientMenuSources>) {
  const { menu, profileMenu } = renderHook(() => useClientMenu({ ...nothing, ...sources }), {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  }).result.current
  return {
    groups: menu.map(({ title, entries }) => [
      title,
      ...entries.map(({ label, to }) => `${label} ${to}`),
    ]),
    profile: profileMenu.map(({ label }) => label),
  }
}

test('all of it: groups, labels and paths in order', () => {
  const { groups, profile } = menuOf({
    bundles: [
      { id: 'a/b $c', name: 'Onboarding' },
      { id: 'b2', name: 'توثيق' },
    ],
    services: ['ocr', 'sanction_shield'],
    accountType: 'email',
  })
  expect(groups).toEqual([
    ['Overview', 'Dashboard /app/pages/home'],
    [
      'Bundles',
      'My Bundles /app/pages/bundle',
      'Onboarding /app/pages/bundle/a%2Fb%20%24c/sessions',
      'توثيق /app/pages/bundle/b2/sessions',
    ],
    ['Documentation', 'API /app/pages/api', 'SDK /app/pages/sdk'],
    ['Try it', 'ID OCR /app/pages/egnid-ocr'],
    ['Sanction Lists', 'Upload /app/pages/sanction-list-upload'],
    ['Account', 'My Account /app/pages/profile', 'Change Password /app/pages/change-password'],
  ])
  expect(profile).toEqual(['My account', 'Change Password'])
})

test.each(['', 'google', 'EMAIL'])('account type "%s" has no Change Password', (accountType) => {
  const { groups, profile } = menuOf({ accountType })
  expect(groups.at(-1)).toEqual(['Account', 'My Account /app/pages/profile'])
  expect(profile).toEqual(['My account'])
})

test('the sanction lists need the service', () => {
  const { groups } = menuOf({ services: ['ocr'] })
  expect(groups.map(([title]) => title)).not.toContain('Sanction Lists')
})

test('two bundles of one name are two entries', () => {
  const bundles = [
    { id: 'b1', name: 'Onboarding' },
    { id: 'b2', name: 'Onboarding' },
  ]
  expect(menuOf({ bundles }).groups[1]).toHaveLength(4)
})
