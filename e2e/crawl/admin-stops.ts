import {
  ADMIN_EXPORT_TRANSACTIONS,
  ADMIN_GENERIC_OCR,
  ADMIN_HOME,
  ADMIN_IDENTITIES,
  ADMIN_NAME_MATCH,
  ADMIN_PASSWORDS,
  ADMIN_SANCTION,
  ADMIN_SESSIONS,
  ADMIN_TRANSACTIONS,
  adminBundleSessionsPath,
  bundles,
  duplicatePath,
} from '../pages'
import { listPiles, sessionPiles, transactionPiles } from './common-overlays'
import { choosePhoto } from './files'
import {
  button,
  dialog,
  drawer,
  fill,
  runInSequence,
  keys,
  leave,
  list,
  panel,
  press,
  row,
  waitUntilShown,
  type Layer,
  type Stop,
} from './overlays'
import { adminScreens } from './screens'
import { shellPiles } from './shell-overlays'

const PICKED = `client=1001&bundle=${bundles.retail}`

const exportList = panel(
  'routes/admin/-components/exports/export-list-button.tsx',
  'Export history',
  (where) => where.role('banner').role('button', 'Export history').click(),
)

const confirmExport = dialog(
  'routes/admin/-components/exports/confirm-export-dialog.tsx',
  'Start this export?',
  button('Export transactions'),
)

const exportBundles = dialog(
  'features/record-list/run/run-dialog.tsx',
  'Start 2 exports?',
  button('Export transactions'),
)

const clients = list('ui/fields/search-select.tsx', 'Client', press('combobox', 'Client'))

const sendLink = dialog(
  'routes/admin/-components/users/send-link-dialog.tsx',
  'Send a reset link',
  button('Send reset link', 0),
)

const pair = dialog(
  'routes/admin/-components/name-match/pair-dialog.tsx',
  'Compared names',
  runInSequence(
    press('radio', 'Multiple pairs'),
    fill('Name pairs', 'Mona Saleh,Muna Salih\nAli,Omar'),
    button('Compare 2 pairs'),
    button('Show the words in line 1'),
  ),
)

const savePairs = dialog(
  'ui/export/personal-data-dialog.tsx',
  'Export personal data?',
  button('Export as CSV'),
)

const compareTwo = dialog(
  'routes/admin/-components/sanction/compare-dialog.tsx',
  'Compare two matches',
  runInSequence(
    fill('Full name', 'محمد محمود القمراني'),
    keys('Enter'),
    press('checkbox', 'Compare', 0),
    press('checkbox', 'Compare', 1),
    button('Compare (2 of 2 selected)'),
  ),
)

const identity = drawer('features/record-list/record-panel.tsx', 'Identity', row('Identities'))

const copyLadder = panel(
  'routes/admin/clients/$clientId/-components/copy-ladder.tsx',
  /^Use the tiers from/,
  button('Use these tiers for…', 0),
)

const photo = dialog(
  'features/recognition/photo-viewer.tsx',
  'Document',
  runInSequence(
    waitUntilShown('button', 'Choose a photo for Document'),
    (_, page) => page.evaluate(choosePhoto),
    waitUntilShown('img', 'Document'),
    button('Read the document'),
    button('Open Document in the viewer'),
  ),
)

const viewer = [
  dialog(
    'features/images/viewer/image-viewer.tsx',
    /^Front side/,
    press('link', /^Open Front side/, 0),
  ),
  panel(
    'features/images/viewer/viewer-bar.tsx',
    'Brightness and contrast',
    button('Brightness and contrast'),
  ),
] as const

const zip = dialog(
  'features/sessions/zip/session-zip-dialog.tsx',
  'Export session as zip',
  runInSequence(button('More'), press('menuitem', 'Export as zip')),
)

const openExports: Layer['open'] = (_, page) =>
  page
    .role('banner')
    .role('button', /^Exports/)
    .click()

/** Returns the layers of a running export: the panel in the header, and the confirmation before a sign-out. */
const runningExport = (userName: string): Stop['piles'] => [
  [
    panel('ui/export/exports-button.tsx', 'Exports', async (where, page) => {
      await where.role('group', 'List').role('button', 'Export as CSV').click()
      await page.role('dialog', 'Export as CSV').role('button', 'Export rows').click()
      await page.press('Escape')
      await openExports(where, page)
    }),
  ],
  [
    dialog(
      'ui/export/exports-button.tsx',
      'Sign out during an export?',
      async (_, page) => {
        await page.role('banner').role('button', userName).click()
        await page.role('menuitem', 'Sign out').click()
      },
      async (where, page) => {
        await page.press('Escape')
        await openExports(where, page)
        await page
          .role('dialog', 'Exports')
          .role('button', /^Cancel/)
          .click()
      },
    ),
  ],
]

/** Returns every admin screen with all layers that open there. */
export async function adminStops(sessionId: string, userName: string): Promise<Stop[]> {
  const screens = await adminScreens(sessionId)
  const piles: Record<string, Stop['piles']> = {
    [ADMIN_HOME]: [...shellPiles(userName), [exportList]],
    [ADMIN_SESSIONS]: [[clients]],
    [ADMIN_NAME_MATCH]: [[pair], [savePairs], leave],
    [ADMIN_SANCTION]: [[compareTwo]],
    [ADMIN_PASSWORDS]: [[sendLink]],
    '/admin/sessions/$bundleId/$sessionId': [...sessionPiles, [zip], viewer],
  }
  return [
    ...Object.entries(screens).map(([route, path]) => ({ route, path, piles: piles[route] ?? [] })),
    {
      route: '/admin/bundle-sessions/$bundleId',
      path: adminBundleSessionsPath(bundles.retail, '?page_size=10'),
      piles: [...listPiles, ...runningExport(userName)],
    },
    {
      route: ADMIN_TRANSACTIONS,
      path: `${ADMIN_TRANSACTIONS}?${PICKED}&service=ocr`,
      piles: transactionPiles,
    },
    {
      route: ADMIN_EXPORT_TRANSACTIONS,
      path: `${ADMIN_EXPORT_TRANSACTIONS}?${PICKED}`,
      piles: [[confirmExport]],
    },
    {
      route: ADMIN_EXPORT_TRANSACTIONS,
      path: `${ADMIN_EXPORT_TRANSACTIONS}?${PICKED}&more=${bundles.wallet}`,
      piles: [[exportBundles]],
    },
    {
      route: ADMIN_GENERIC_OCR,
      path: `${ADMIN_GENERIC_OCR}?type=egy_passport`,
      piles: [[photo]],
    },
    { route: ADMIN_IDENTITIES, path: ADMIN_IDENTITIES, piles: [[identity]] },
    {
      route: '/admin/clients/$clientId/new-bundle',
      path: duplicatePath('1001', bundles.retail),
      piles: [[copyLadder]],
    },
  ]
}
