import { button, dialog, drawer, runInSequence, menu, panel, row, type Layer } from './overlays'

type Piles = readonly (readonly Layer[])[]

const inTools =
  (name: string | RegExp): Layer['open'] =>
  (where) =>
    where.role('group', 'List').role('button', name).click()

/** Layers of the filters and tools of a session or transaction list. */
export const listPiles: Piles = [
  [
    panel(
      ['ui/fields/filter-popover.tsx', 'ui/fields/period-filter.tsx'],
      'Period',
      button(/^Period/),
    ),
  ],
  [
    panel(
      [
        'features/record-list/reason/reason-filter.tsx',
        'features/record-list/reason/reason-list.tsx',
      ],
      'Reason',
      button(/^Reason/),
    ),
  ],
  [panel('ui/list-toolbar/columns-popover.tsx', 'Columns', inTools('Columns'))],
  [panel('ui/list-toolbar/list-tools.tsx', 'Saved views', inTools(/^Views/))],
  [dialog('ui/export/list-export-dialog.tsx', 'Export as CSV', inTools('Export as CSV'))],
]

/** The transaction's drawer over its list, and the confirmation before the whole record is downloaded. */
export const transactionPiles: Piles = [
  [
    drawer('features/transactions/transaction-drawer.tsx', 'Transaction', row('Transactions')),
    dialog(
      'ui/export/personal-data-dialog.tsx',
      'Export personal data?',
      runInSequence(button('Reveal all'), button('Raw JSON'), button('Download')),
    ),
  ],
]

export const sessionPiles: Piles = [
  [menu('features/sessions/detail/session-menu.tsx', 'More', button('More'))],
]
