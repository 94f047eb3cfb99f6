import { expect, test } from 'vitest'
import { currentEntry } from './current-entry'

const icon = () => null
const menu = [
  {
    title: 'Bundles',
    entries: [
      { label: 'My bundles', to: '/app/pages/bundle', icon },
      { label: 'Onboarding', to: '/app/pages/bundle/a%2Fb/sessions', icon },
      { label: 'Sessions', to: '/admin/sessions', also: ['/admin/bundle-sessions'], icon },
    ],
  },
]

test.each([
  ['/app/pages/bundle', 'My bundles', true],
  ['/app/pages/bundle/', 'My bundles', true],
  ['/app/pages/bundle/other/sessions', 'My bundles', false],
  ['/app/pages/bundle/a%2Fb/sessions', 'Onboarding', true],
  ['/app/pages/bundle/a%2fb/sessions/s1', 'Onboarding', false],
  ['/admin/bundle-sessions/b1', 'Sessions', false],
  ['/admin/bundle-sessions', 'Sessions', false],
  ['/app/pages/bundles', undefined, undefined],
  ['/', undefined, undefined],
])('maps %s to the menu entry %s', (pathname, label, exact) => {
  const menuMatch = currentEntry(menu, pathname)
  expect(menuMatch?.entry.label).toBe(label)
  expect(menuMatch?.exact).toBe(exact)
})
