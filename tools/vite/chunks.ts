import type { Plugin, Rolldown } from 'vite'

/**
 * Groups of modules that screens share. A module joins the first matching group if at least `minShareCount` lazily
 * loaded chunks need it, and otherwise stays in those chunks.
 */
const groups = {
  // Modules for the sign-in form and every later form, with all imports, so forms don't need another group.
  form: {
    includeDependenciesRecursively: true,
    patterns: [
      'src/ui/form/',
      'src/ui/shell/frame/',
      'src/api/core/use-secret-mutation',
      '@tanstack/react-router/(?!.*useBlocker)',
      // Two tiny modules that would otherwise pull another resource's chunk into every screen.
      '@tanstack/react-query/.*/(?:queryOptions|infiniteQueryOptions)',
    ],
  },
  // Modules that most screens need.
  base: {
    minShareCount: 17,
    patterns: [
      'src/(?!features/record-list/|.*(?:dialog|password-hash|hash-for-backend|lib/csv|use-shown))',
      '@mantine/(?!.*(?:Checkbox|Combobox|NativeSelect|InlineInput|InputsGroup))',
      '@tabler/',
      '@tanstack/',
      'node_modules/ky/',
    ],
  },
  // All stylesheets of Mantine's components. If a sheet with a layer loaded after a list's rows, the browser would
  // restyle the whole page.
  styles: { patterns: [String.raw`@mantine/.*\.layer\.css`] },
  // Modules that both areas load first.
  shell: {
    minShareCount: 2,
    patterns: [
      'src/ui/shell/(?!appearance/(?!bar-colors)|language/|print/|search/(?!(?:header-search|opening-search|plain-search|search-(?:source|start)|search-box.module)))',
      'src/ui/overlays/menu',
      'src/ui/display/use-current-in-view',
      'src/routes/-components/(?:storage-banner|use-unknown-address)',
      'src/features/record-list/recognize-search',
      String.raw`@tabler/.*Icon(?:AdjustmentsHorizontal|LayoutDashboard|LayoutSidebar|Scan|Search|Lock|Logout|Sun|Moon|Menu2|Id|Folder|Upload)\.`,
    ],
  },
  // Select fields in filters and forms.
  selects: {
    minShareCount: 8,
    patterns: [
      'src/ui/fields/(?:search|native)-',
      'src/ui/overlays/use-combobox',
      '@mantine/core/.*(?:NativeSelect|Combobox)',
      String.raw`@tabler/.*Icon(?:Check|Selector)\.`,
    ],
  },
  // Record values and filters that are also used outside of lists.
  values: {
    minShareCount: 5,
    patterns: [
      'src/features/masking/',
      'src/features/labels/(?:attempt-dots|status-badge|problems/reasons)',
      'src/features/record-list/list-state',
      'src/features/sessions/list/session-list-query',
      'src/(?:api|backend)/(?:sessions|transactions)',
      'src/features/transactions/transaction-list-query',
      'src/ui/(?:display/tab-links|list-toolbar/search-input)',
      'src/ui/fields/(?:filter|period|use-period)',
      'src/ui/feedback/(?:unread-note|use-shown)',
      String.raw`@tabler/.*Icon(?:Calendar|ChevronLeft|ChevronRight|Download)\.`,
    ],
  },
  // Tables with pages.
  tables: {
    minShareCount: 6,
    patterns: [
      'src/ui/table/',
      'src/features/record-list/paged-rows',
      'src/ui/list-toolbar/list-settings',
      'src/ui/fields/code-select',
      '@mantine/core/.*create-(?:event-handler|safe-context)',
      String.raw`@tabler/.*Icon(?:ArrowDown|ArrowUp|ChevronsLeft|ChevronsRight|Refresh)\.`,
    ],
  },
  // Session and transaction lists.
  records: {
    minShareCount: 4,
    patterns: [
      'src/ui/list-toolbar/',
      'src/features/record-list/(?!focus-after|list-neighbors|open-record|recognize-search|record-(?:drawer|export|steps)|run/|screening-links|search-notes)',
      'src/api/core/fetch-uncached',
      String.raw`@tabler/.*Icon(?:Bookmark|Columns3|FileTypeCsv)\.`,
    ],
  },
  // The dialogs that export a list as CSV.
  csv: {
    minShareCount: 2,
    patterns: [
      'src/.*-list-export',
      'src/features/record-list/(?:csv-pages|record-export)',
      'src/browser/csv-export',
      'src/ui/export/',
    ],
  },
  // Fields and warnings of a record.
  documents: {
    minShareCount: 2,
    patterns: [
      'src/features/documents/',
      'src/features/labels/(?:fraud-zone|problems/(?:document-warnings|no-attempts-left))',
      'src/features/masking/search-text',
      'src/features/record-list/record-steps',
      'src/lib/documents/',
    ],
  },
  // Bundle pickers for administrators.
  pickers: {
    minShareCount: 2,
    patterns: ['src/routes/admin/-components/(?:bundle-picker|no-bundle-picked)'],
  },
  // The administrators' field for choosing a client.
  clients: {
    minShareCount: 2,
    patterns: [
      'src/routes/admin/-components/client-select',
      String.raw`src/(?:api/organization(?:s|-page)|backend/(?:organizations|users))\.`,
      '@tanstack/.*(?:infiniteQueryObserver|useInfiniteQuery)',
      '@mantine/hooks/.*use-debounced-value',
    ],
  },
  // Parts of every sign-up step.
  steps: {
    minShareCount: 2,
    patterns: [
      String.raw`src/routes/auth/signup/-components/(?:use-step-form|step-page|steps|load-step)\.`,
      String.raw`src/(?:api|backend)/signup\.`,
    ],
  },
  // Dashboards and analytics, without the chart.
  figures: {
    minShareCount: 4,
    patterns: [
      'src/ui/charts/(?:figure-card|bar-list|chart-card|use-change-text)',
      'src/features/analytics/(?:analytics-(?:figures|view.module)|day-counts|figures-panel|use-comparison)',
    ],
  },
}

const matching = (patterns: readonly string[]) => new RegExp(`/(?:${patterns.join('|')})`)

const codeSplitting: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'initial', tags: ['$initial'] },
    ...Object.entries(groups).map(([name, { patterns, ...options }]) => ({
      name,
      test: matching(patterns),
      ...options,
    })),
  ],
}

/**
 * Returns the patterns that don't match any of the modules.
 * @internal Exported for its test.
 */
export function unusedPatterns(ids: readonly string[]): string[] {
  return Object.values(groups)
    .flatMap(({ patterns }) => patterns)
    .filter((pattern) => !ids.some((id) => matching([pattern]).test(id)))
}

/**
 * Puts shared modules into a few chunks, because many small chunks would cost requests and entries in the page's file
 * table. The build fails if a pattern doesn't match any module.
 */
export function sharedChunks(): Plugin {
  return {
    name: 'shared-chunks',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting } } } }),
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const unusedNames = unusedPatterns(chunks.flatMap(({ moduleIds }) => moduleIds))
      if (unusedNames.length > 0)
        this.error(`tools/vite/chunks.ts: no module of the build matches ${unusedNames.join(', ')}`)
    },
  }
}
