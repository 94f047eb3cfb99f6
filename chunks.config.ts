/**
 * Fifty small shared chunks cost more than their bytes: each is a request, and the entry names them all.
 * So a chunk is what people meet together, by folder; the first group that names a folder has it. The
 * number says how many lazily loaded parts must need a module: what fewer need stays with them.
 */
export const chunkGroups = [
  { name: 'initial', tags: ['$initial' as const] },
  {
    ...chunk('form', 3, [
      // Not the guard of what is typed: it drags the dialogs along, which no sign-in needs. Nor the select.
      'src/ui/(form/(?!unsaved-changes|select-field)[\\w-]+|shell/frame)',
      'src/api/core/use-secret-mutation',
      '@tanstack/react-router/(?!.*useBlocker).*',
    ]),
    // Light enough for the sign-in, with what it imports. The others drag nothing heavy along.
    includeDependenciesRecursively: true,
  },
  chunk('signup', 2, ['src/routes/auth/signup', 'src/api/signup']),
  // Without the calls of records, which are with their values: a dashboard needs neither.
  chunk('calls', 20, [
    'node_modules/ky',
    '@tanstack',
    'src/api/(?!sessions|transactions)[\\w-]+',
    'src/auth',
    'src/lib/pricing/tier-types',
  ]),
  // With the rules of ladders every screen would load what they read numbers with.
  chunk('tiers', 2, ['src/lib/pricing/(?!tier-types)[\\w-]+', 'src/features/tiers']),
  chunk('tier-usage', 2, ['src/lib/tier-usage']),
  // What sign-up and the screens of clients say of a company.
  chunk('company', 2, ['src/features/labels/default-options', 'src/lib/website']),
  chunk('choice', 2, ['src/ui/fields/choice']),
  // Or every screen would load how names are compared.
  chunk('names', 2, ['src/lib/names']),
  chunk('language', 2, ['src/ui/shell/language']),
  // What is loaded before the network fails.
  chunk('offline', 1, ['src/ui/feedback/(offline-bar|illustration-drawings)']),
  // Signed-in screens never wait for another try.
  chunk('countdown', 2, ['src/ui/feedback/retry-countdown']),
  // Lists have open periods too.
  chunk('closed-period', 3, ['src/lib/period/closed-period']),
  // Two screens have a slider.
  chunk('slider', 2, ['src/ui/fields/cutoff-slider']),
  chunk('in-view', 2, ['src/ui/display/use-in-view-once']),
  // The documentation of the SDKs shows code, and needs nothing else of the API's.
  chunk('code', 2, ['src/ui/display/(code-block|highlighted-code)']),
  // What the parts of the API's documentation share.
  chunk('docs', 2, [
    'src/features/service-api/(catalogue/service-list|samples/load-samples)',
    'src/routes/app/pages/-components/api-docs/(docs-queries|docs-link|samples|section-heading|reference|prose|plain-code)',
    'src/api/service-api',
  ]),
  // The documentation is searched too, and a single record, which is not, has no room for it.
  chunk('search-input', 2, ['src/ui/list-toolbar/search-input']),
  // How one steps from a record to the next, and back to its row.
  chunk('steps', 3, ['src/features/record-list/(focus-after|record-steps|list-neighbours)']),
  // What pickers and a single record need of a list.
  chunk('list-parts', 3, [
    'src/ui/(list-toolbar/(filter-bar|list-view)|table/table-tick|fields/code-select)',
    'src/features/record-list/(recognize-search|list-request|list-search)',
    'src/features/sessions/list/session-list-query',
    'src/features/masking/personal-fields',
    'src/lib/(fold-text|personal)',
  ]),
  chunk('list', 3, ['src/ui/(list-toolbar|table)', 'src/features/(record-list|sessions/list)']),
  // The shape of the list alone: a bundle's screen needs it before its transactions are asked for.
  chunk('transactions', 3, ['src/features/transactions/transaction-(columns|list-query)']),
  // The documentation explains errors without the records that have them.
  chunk('problems', 3, ['src/features/labels/(problems|fraud-zone)']),
  chunk('record', 3, [
    'src/features/(sessions|transactions|documents|masking/json-section)',
    // Every screen would load the governorates otherwise.
    'src/lib/(national-id|governorates)',
  ]),
  // Not what only raw records, files and sheets need.
  chunk('values', 3, [
    'src/features/masking/(?!mask-json)[\\w-]+',
    'src/api/(sessions|transactions)',
  ]),
  // The screens of sessions need neither before an image is opened.
  chunk('viewer', 2, ['src/features/images/viewer']),
  chunk('recognition', 2, [
    // A result's rules come with the result.
    'src/features/recognition/(?!recognised-fields)[\\w-]+',
    'src/(api/recognition|browser/prepare-photo|lib/image/photo-[\\w-]+)',
  ]),
  // A session's images are masked at first: what fetches and reads them comes with the first that is revealed.
  chunk('pixels', 2, [
    'src/lib/(image|body-pieces)',
    'src/browser/(decode-image|read-json-around)',
    'src/api/images/(?!use-images)[\\w-]+',
    'src/features/images/(blob-image|image-problem|thumbnail)',
  ]),
  chunk('images', 2, ['src/features/images']),
  chunk('files', 2, ['src/browser/(file-sink|save-file)', 'src/lib/csv']),
  chunk('pickers', 3, [
    'src/ui/fields/search-select',
    'src/routes/admin/-components/(bundle-picker|client-select)',
  ]),
  chunk('screens', 3, [
    'src/ui/(display|feedback|fields|overlays|shell)',
    // The stored layout needs the languages before the screens are there.
    'src/(lib/(?!locales)[\\w-]+|browser|features/labels)',
    '@tabler',
    '@mantine/hooks/.*/use-media-query',
  ]),
]

function chunk(name: string, minShareCount: number, folders: string[]) {
  const test = new RegExp(`/(${folders.join('|')})[/.]`)
  return { name, minShareCount, test, includeDependenciesRecursively: false }
}
