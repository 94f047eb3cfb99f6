import { PHONE, WIDE } from '../helpers'
import {
  button,
  dialog,
  drawer,
  runInSequence,
  keys,
  list,
  menu,
  press,
  type Layer,
} from './overlays'

const banner =
  (name: string): Layer['open'] =>
  (where) =>
    where.role('banner').role('button', name).click()

const navigation = (name: 'Top' | 'Side') =>
  runInSequence(banner('Appearance'), press('radio', name), keys('Escape'))

/** Layers that open from the header or by keyboard, on every screen in both areas. */
export const shellPiles = (userName: string): readonly (readonly Layer[])[] => [
  [menu('ui/shell/profile-menu.tsx', userName, banner(userName))],
  [drawer('ui/shell/appearance/appearance-panel.tsx', 'Appearance', banner('Appearance'))],
  [dialog('ui/shortcuts/shortcuts-dialog.tsx', 'Keyboard shortcuts', keys('?'))],
  [dialog('ui/shell/search/search-dialog.tsx', 'Search', keys('Control+k'))],
  [
    list(
      'ui/shell/search/search-box.tsx',
      'Search results',
      runInSequence(
        (where) => where.role('banner').role('combobox', 'Search').click(),
        keys('ArrowDown'),
      ),
    ),
  ],
]

/** Layers of the top navigation and of the phone's navigation drawer. */
export const navigationPiles: readonly (readonly Layer[])[] = [
  [
    {
      ...list(
        'ui/shell/navigation/top-nav.tsx',
        'Overview',
        runInSequence(navigation('Top'), button('Overview')),
      ),
      shows: ['list', 'Overview'],
      after: navigation('Side'),
    },
  ],
  [
    drawer(
      'ui/shell/navigation/nav-drawer.tsx',
      'Navigation',
      async (where, page) => {
        await page.resize(PHONE)
        await where.role('button', 'Toggle navigation').click()
      },
      async (_, page) => {
        await page.press('Escape')
        await page.resize(WIDE)
      },
    ),
  ],
]
