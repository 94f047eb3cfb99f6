import { expect, type Page } from '@playwright/test'
import type { Fault } from '../../mocks/faults'
import type { PersonaName } from '../../mocks/personas'
import {
  ADMIN_BILLING,
  ADMIN_CLIENTS,
  ADMIN_EXPORT_TRANSACTIONS,
  ADMIN_GENERIC_OCR,
  ADMIN_HOME,
  ADMIN_IDENTITIES,
  ADMIN_NAME_MATCH,
  ADMIN_PASSWORDS,
  ADMIN_SANCTION,
  ADMIN_SESSIONS,
  ADMIN_TRANSACTIONS,
  API_DOCS,
  BUNDLES,
  CHANGE_PASSWORD,
  HOME,
  ID_OCR,
  PROFILE,
  RETAIL_SESSIONS,
  SANCTION_LISTS,
  SDK_DOCS,
  adminBundlePath,
  adminBundleSessionsPath,
  bundleAnalyticsPath,
  bundles,
  sessionsPath,
} from '../pages'

/** Screens that request no data or don't wait for their data. */
const withoutReads = [
  CHANGE_PASSWORD,
  ID_OCR,
  SDK_DOCS,
  '/admin/change-password',
  ADMIN_GENERIC_OCR,
  `${ADMIN_GENERIC_OCR}?type=egy_passport`,
  ADMIN_NAME_MATCH,
  // Until all services load, the picker shows a static list.
  '/admin/clients/new',
]

/** Screens that load only the client list until a client is chosen. */
const pickers = [
  ADMIN_BILLING,
  ADMIN_SESSIONS,
  ADMIN_TRANSACTIONS,
  ADMIN_EXPORT_TRANSACTIONS,
  '/admin/export-data',
]

const main = (page: Page) => page.getByRole('main')

type Failure = {
  fault: { kind: 'hang' } | { kind: 'status'; status: number }
  /** Screens that never show this state. */
  unseen: readonly string[]
  /** Waits until the screen shows this state. */
  isShown: (page: Page, path: string) => Promise<void>
}

/** Request states other than success, and how a screen shows each state. */
export const failures: Record<'loading' | 'cannot be loaded' | 'not allowed', Failure> = {
  loading: {
    fault: { kind: 'hang' },
    unseen: withoutReads,
    isShown: async (page, path) => {
      if (pickers.includes(path)) {
        await main(page).getByRole('combobox', { name: 'Client' }).click()
        await expect(main(page).getByText('Loading…')).toBeVisible()
        return
      }
      const marks = main(page)
        .locator('[aria-busy=true], .mantine-Skeleton-root')
        .or(main(page).getByText('Counting transactions…'))
      await expect(marks.first()).toBeVisible()
    },
  },
  'cannot be loaded': {
    fault: { kind: 'status', status: 500 },
    // The documentation is complete even without the client's services.
    unseen: [...withoutReads, API_DOCS],
    isShown: (page) =>
      expect(
        main(page)
          .getByText(/Something went wrong/)
          .first(),
      ).toBeVisible(),
  },
  'not allowed': {
    fault: { kind: 'status', status: 403 },
    unseen: [...withoutReads, API_DOCS],
    isShown: (page) =>
      // The second text is the server's message beside a form field. That form stays usable.
      expect(
        main(page)
          .getByText(/^(You do not have access to this|Please login again)$/)
          .first(),
      ).toBeVisible(),
  },
}

/** A screen's path, the text of its empty or not-found state, and empty response bodies, keyed by request path. */
type Nothing = { path: string; words: RegExp; empty?: Record<string, unknown> }

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const PILOT = sessionsPath(bundles.pilot)
/** The organization of the persona `client-empty`. */
const EMPTY_CLIENT = '1162'

/** Screens with an empty or not-found state, grouped by state and persona. */
export const nothing: readonly {
  state: string
  persona: PersonaName
  screens: readonly Nothing[]
}[] = [
  {
    state: 'without records',
    persona: 'client-empty',
    screens: [
      { path: HOME, words: /^Three steps/ },
      { path: BUNDLES, words: /^No bundles yet$/ },
    ],
  },
  {
    state: 'without records',
    persona: 'client',
    screens: [
      { path: `${PILOT}?tab=sessions`, words: /^No sessions yet$/ },
      { path: `${PILOT}?tab=transactions`, words: /^No transactions yet$/ },
      { path: `${PILOT}?tab=extra-results`, words: /^No extra results/ },
      { path: `${PILOT}?tab=analytics`, words: /^No sessions in this period$/ },
      {
        path: PROFILE,
        words: /^No account details yet$/,
        empty: { 'v1/accounts/profile/': {} },
      },
    ],
  },
  {
    state: 'without records',
    persona: 'client-sanctions',
    screens: [
      {
        path: SANCTION_LISTS,
        words: /^No uploads yet$/,
        empty: { 'sanction-lists/uploads/': { uploads: [], total: 0 } },
      },
    ],
  },
  {
    state: 'without records',
    persona: 'admin',
    screens: [
      {
        path: `${ADMIN_HOME}?from=2020-01-01&to=2020-01-31`,
        words: /^No sessions in this period$/,
      },
      {
        path: bundleAnalyticsPath('1001', bundles.pilot),
        words: /^No sessions in this period$/,
      },
      { path: `${ADMIN_BILLING}?client=${EMPTY_CLIENT}`, words: /^Choose a bundle$/ },
      { path: adminBundleSessionsPath(bundles.pilot), words: /^No sessions yet$/ },
      {
        path: `${ADMIN_TRANSACTIONS}?client=1001&bundle=${bundles.pilot}`,
        words: /^No transactions yet$/,
      },
      { path: `${ADMIN_CLIENTS}/${EMPTY_CLIENT}`, words: /^No bundles yet$/ },
      {
        path: ADMIN_CLIENTS,
        words: /^No clients yet$/,
        empty: { 'valify/organizations/': { organizations: [], count: 0 } },
      },
      {
        path: ADMIN_IDENTITIES,
        words: /^No identities yet$/,
        empty: { 'digital_identity/identities/': { identities: [], total: 0 } },
      },
      {
        path: ADMIN_PASSWORDS,
        words: /^No users yet$/,
        empty: { 'v1/accounts/users/': { users: [], total: 0 } },
      },
      {
        path: ADMIN_SANCTION,
        words: /^No sanction lists yet$/,
        empty: { 'sanction-shield/lists/': { sanction_lists: [] } },
      },
    ],
  },
  {
    state: 'not found',
    persona: 'client',
    screens: [
      { path: '/app/pages/nowhere', words: /^That page was not found/ },
      { path: sessionsPath('%01'), words: /^Page not found$/ },
      { path: `${RETAIL_SESSIONS}/${UNKNOWN}`, words: /^This session does not exist$/ },
    ],
  },
  {
    state: 'not found',
    persona: 'admin',
    screens: [
      { path: '/admin/nowhere', words: /^That page was not found/ },
      { path: adminBundleSessionsPath('9'), words: /^This bundle does not exist$/ },
      { path: bundleAnalyticsPath('1001', '9'), words: /^This bundle does not exist$/ },
      {
        path: `${ADMIN_SESSIONS}/${bundles.retail}/${UNKNOWN}`,
        words: /^This session does not exist$/,
      },
      { path: `${ADMIN_CLIENTS}/9`, words: /^This organization does not exist$/ },
      { path: `${ADMIN_CLIENTS}/9/edit`, words: /^This organization does not exist$/ },
      { path: adminBundlePath('1001', '9'), words: /^This bundle does not exist$/ },
      {
        path: `${ADMIN_IDENTITIES}?identity=${UNKNOWN}`,
        words: /^Identity not found$/,
      },
    ],
  },
]

/** Returns faults that make the mock respond to each path with status 200 and the path's empty body. */
export const answering = (empty: Nothing['empty'] = {}): readonly Fault[] =>
  Object.entries(empty).map(([path, body]) => ({
    path,
    kind: 'status',
    status: 200,
    count: 'always',
    body,
  }))
