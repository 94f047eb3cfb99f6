import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { screenTitles } from '@/test/screen-titles'
import { groupLinks } from '@/ui/shell/navigation/menu'
import { useClientMenu, type ClientMenuSources } from './client-menu'

const empty: ClientMenuSources = {
  bundles: [],
  usedBundles: [],
  services: [],
  accountType: 'google',
}

const full: ClientMenuSources = {
  bundles: [
    { id: 'a/b $c', name: 'Onboarding' },
    { id: 'b2', name: 'توثيق' },
  ],
  usedBundles: [],
  services: ['ocr', 'sanction_shield'],
  accountType: 'email',
}

function getMenu(sources: Partial<ClientMenuSources>) {
  return renderHook(() => useClientMenu({ ...empty, ...sources }), {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  }).result.current
}

function getLabels(sources: Partial<ClientMenuSources>) {
  const { menu, profileMenu } = getMenu(sources)
  return {
    groups: menu.map(({ title, entries }) => [title, ...entries.map(({ label }) => label)]),
    profile: profileMenu.map(({ label }) => label),
  }
}

test('shows groups and labels in order', () => {
  const { groups, profile } = getLabels(full)
  expect(groups).toEqual([
    ['Overview', 'Dashboard'],
    ['Bundles', 'My bundles', 'Onboarding', 'توثيق'],
    ['Documentation', 'API', 'SDK'],
    ['Try it', 'ID OCR'],
    ['Sanction lists', 'Upload'],
    ['Account', 'My account', 'Change Password'],
  ])
  expect(profile).toEqual(['My account', 'Change Password'])
})

test('links each entry to the screen whose title matches its label', () => {
  const titles = screenTitles()
  const entries = getMenu({ ...full, bundles: [] }).menu.flatMap((group) => group.entries)
  expect(entries.map(({ to }) => titles.get(to))).toEqual(entries.map(({ label }) => label))
  expect(entries[0]?.to).toBe('/app/pages/home')
})

test('gives each entry a different shortcut letter', () => {
  const letters = getMenu(full).menu.flatMap(({ entries }) =>
    entries.flatMap(({ letter }) => letter ?? []),
  )
  expect(letters.length).toBeGreaterThan(3)
  expect(letters.filter((letter, index) => letters.indexOf(letter) !== index)).toEqual([])
})

test('links a bundle to its sessions and encodes the bundle ID', () => {
  const group = getMenu(full).menu.find(({ title }) => title === 'Bundles')
  expect(group?.entries.slice(1).map(({ to }) => to)).toEqual([
    '/app/pages/bundle/a%2Fb%20%24c/sessions',
    '/app/pages/bundle/b2/sessions',
  ])
})

test.each(['', 'google', 'EMAIL'])('omits Change Password for the account type "%s"', (type) => {
  const { groups, profile } = getLabels({ accountType: type })
  expect(groups.at(-1)).toEqual(['Account', 'My account'])
  expect(profile).toEqual(['My account'])
})

test('omits the sanction lists if the client lacks the service', () => {
  const { groups } = getLabels({ services: ['ocr'] })
  expect(groups.map(([title]) => title)).not.toContain('Sanction lists')
})

test('shows both of two bundles with the same name', () => {
  const bundles = [
    { id: 'b1', name: 'Onboarding' },
    { id: 'b2', name: 'Onboarding' },
  ]
  expect(getLabels({ bundles }).groups[1]).toHaveLength(4)
})

test('lists recently used bundles in the usual order, and links to more bundles', () => {
  const bundles = Array.from({ length: 30 }, (_, index) => ({
    id: `b${index}`,
    name: `Bundle ${index}`,
  }))
  const { menu } = getMenu({ bundles, usedBundles: ['b29', 'gone', 'b25'] })
  const group = menu.find(({ title }) => title === 'Bundles')
  const getLabelsWith = (label?: string) => {
    const current = group?.entries.find((entry) => entry.label === label)
    return group && groupLinks(group, current).map((link) => link.label)
  }
  const firstNames = bundles.slice(0, 18).map(({ name }) => name)
  const more = '10 more bundles'
  expect(getLabelsWith()).toEqual(['My bundles', ...firstNames, 'Bundle 25', 'Bundle 29', more])
  expect(getLabelsWith('Bundle 27')).toEqual([
    'My bundles',
    ...firstNames,
    'Bundle 25',
    'Bundle 27',
    'Bundle 29',
    more,
  ])
  expect(getLabelsWith('My bundles')).toEqual([
    'My bundles',
    ...firstNames,
    'Bundle 25',
    'Bundle 29',
  ])
  expect(group?.entries).toHaveLength(31)
})
