import { HOME, ID_OCR, SANCTION_LISTS, sessionsPath } from '../pages'
import { listPiles, sessionPiles, transactionPiles } from './common-overlays'
import { chooseList } from './files'
import {
  button,
  dialog,
  enter,
  waitUntilGone,
  runInSequence,
  waitUntilShown,
  type Stop,
} from './overlays'
import { clientScreens } from './screens'
import { navigationPiles, shellPiles } from './shell-overlays'

const SESSIONS = '/app/pages/bundle/$bundleId/sessions'
const SESSION = `${SESSIONS}/$sessionId`

const exportResults = dialog(
  'features/extra-results/export-dialog.tsx',
  'Export extra results',
  button('Export extra results'),
)

const camera = dialog(
  'features/recognition/camera-dialog.tsx',
  'Photo: Front side',
  button('Use the camera for Front side'),
)

/** Waits until the file check is complete, because the button doesn't work until then. */
const check = (name: string | RegExp) =>
  runInSequence(waitUntilShown('button', name), waitUntilGone('progressbar', 'Upload progress'))

const leftOut = dialog(
  'routes/app/pages/-components/sanction-lists/rejected-rows-dialog.tsx',
  'Rows skipped',
  runInSequence(
    enter('radio', /^Append/, ' '),
    enter('button', 'Preview changes'),
    check(/^Append \d/),
    enter('button', /^Append \d/),
    button(/^Show \d/),
  ),
)

const replace = dialog(
  'routes/app/pages/-components/sanction-lists/confirm-replace-dialog.tsx',
  'Replace the list?',
  runInSequence(
    waitUntilShown('button', 'Choose file'),
    (_, page) => page.evaluate(chooseList),
    // This button appears last. After that, the content below no longer moves.
    waitUntilShown('button', 'Export as CSV'),
    enter('radio', /^Replace/, ' '),
    enter('button', 'Preview changes'),
    check('Replace list'),
    enter('button', 'Replace list'),
  ),
)

/** Returns every client screen with all layers that open there. */
export async function clientStops(
  bundleId: string,
  sessionId: string,
  userName: string,
): Promise<Stop[]> {
  const screens = await clientScreens(bundleId, sessionId)
  const piles: Record<string, Stop['piles']> = {
    [HOME]: [...shellPiles(userName), ...navigationPiles],
    [SESSION]: sessionPiles,
    [ID_OCR]: [[camera]],
    [SANCTION_LISTS]: [[replace], [leftOut]],
  }
  return [
    ...Object.entries(screens).map(([route, path]) => ({ route, path, piles: piles[route] ?? [] })),
    { route: SESSIONS, path: sessionsPath(bundleId, '?page_size=10'), piles: listPiles },
    {
      route: SESSIONS,
      path: sessionsPath(bundleId, '?tab=transactions&service=ocr'),
      piles: transactionPiles,
    },
    {
      route: SESSIONS,
      path: sessionsPath(bundleId, '?tab=extra-results'),
      piles: [[exportResults]],
    },
    { route: SESSIONS, path: sessionsPath(bundleId, '?tab=analytics'), piles: [] },
  ]
}
