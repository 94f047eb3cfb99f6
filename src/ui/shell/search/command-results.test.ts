import { expect, test } from 'vitest'
import { filterCommands } from './command-results'

const icon = () => null
const commands = [
  { label: 'Password Management', detail: 'Clients', to: '/admin/passwordManagement', icon },
  { label: 'Clients', detail: 'Clients', to: '/admin/clients', icon },
  { label: 'Billing', detail: 'Overview', to: '/admin/analytic', icon },
  { label: 'Événements', detail: 'Bundles', to: '/app/pages/bundle/a%2Fb/sessions', icon },
  { label: 'Sign out', keywords: 'log', run: () => {}, icon },
]

test.each([
  ['', ['Password Management', 'Clients', 'Billing', 'Événements', 'Sign out']],
  // Matches in the label come before matches in the group.
  ['clients', ['Clients', 'Password Management']],
  ['analytic', ['Billing']],
  ['/admin/passwordmanagement', ['Password Management']],
  ['evenem', ['Événements']],
  ['a/b', ['Événements']],
  ['management pass', ['Password Management']],
  ['log', ['Sign out']],
  ['nothing like it', []],
])('filters the commands by "%s" to %j', (text, labels) => {
  expect(filterCommands(commands, text).map(({ label }) => label)).toEqual(labels)
})
