import type { Plugin, Rolldown } from 'vite'

/**
 * The modules that screens share, by folder. A module goes into the first group with a pattern for its path, if at
 * least `minShareCount` lazily loaded parts need it; otherwise it stays with the parts that do.
 */
const groups = {
  // The sign-in and every form after it, with all their imports, also from Mantine, so that they need no other group.
  form: {
    includeDependenciesRecursively: true,
    patterns: [
      'src/ui/form/',
      'src/ui/shell/frame/',
      'src/api/core/use-secret-mutation',
      '@tanstack/react-router/(?!.*useBlocker)',
      // Two lines, which would pull the chunk of another resource into every screen.
      '@tanstack/react-query/.*/(?:queryOptions|infiniteQueryOptions)',
    ],
  },
  base: {
    minShareCount: 24,
    patterns: ['src/(api|backend|auth|lib|browser)/', '@tanstack/', 'node_modules/ky/'],
  },
  // All sheets of Mantine's parts, with the shell: one with a layer that came after the rows of a list would make the
  // browser style the whole page again.
  styles: { patterns: [String.raw`@mantine/.*\.layer\.css`] },
  // Needed by menus, dialogs and forms, and not by a list.
  checkbox: { minShareCount: 2, patterns: ['@mantine/.*(?:Checkbox|InlineInput)'] },
  ui: {
    minShareCount: 11,
    patterns: [
      'src/ui/(?!shell/|table/|list-toolbar/)',
      'src/features/labels/',
      '@mantine/',
      '@tabler/',
      // Not in the base, because the sign-in and the loaders do without them.
      'src/lib/period/presets',
      'src/browser/clipboard',
    ],
  },
  // What both areas load after their first screen, and the sheet of a session imports too.
  extras: { patterns: ['src/ui/shell/(?:print/|shell-extras|route-progress)'] },
  // What both areas start with.
  shell: {
    minShareCount: 2,
    patterns: [
      'src/ui/shell/(?!appearance/|language/|search/(?!(?:header-search|plain-search|search-source|search-box.module)))',
      'src/ui/overlays/menu',
      'src/ui/display/use-current-in-view',
      'src/ui/shell/appearance/bar-colors',
      'src/routes/-components/(?:storage-banner|use-unknown-address)',
      String.raw`@tabler/.*Icon(?:LayoutDashboard|LayoutSidebar|Scan|Lock|Logout|Sun|Moon|Menu2|Id)\.`,
      // A line, which would be a file of its own.
      '@mantine/.*create-event-handler',
    ],
  },
  // Also needed by the screen of a single record: its values, and the way to the next one. No component of a list.
  values: {
    minShareCount: 6,
    patterns: [
      'src/features/masking/',
      String.raw`src/(features/record-list|ui/list-toolbar)/[\w-]+\.ts$`,
    ],
  },
  // One chunk for two small modules: each of its own is a hundred bytes more.
  images: {
    minShareCount: 2,
    patterns: [String.raw`src/features/images/session-image\.`, 'src/backend/service-images'],
  },
  // What administrators choose a client with, in lists and forms.
  clients: {
    minShareCount: 2,
    patterns: [
      'src/routes/admin/-components/client-select',
      String.raw`src/(?:api/organization(?:s|-page)|backend/(?:organizations|users))\.`,
      '@tanstack/.*(?:infiniteQueryObserver|useInfiniteQuery)',
      '@mantine/hooks/.*use-debounced-value',
    ],
  },
  // Of the lists of all bundles.
  pickers: {
    minShareCount: 2,
    patterns: ['src/routes/admin/-components/(?:bundle-picker|no-bundle-picked)'],
  },
  // Of every step of the sign-up.
  steps: {
    minShareCount: 2,
    patterns: [
      String.raw`src/routes/auth/signup/-components/(?:use-step-form|step-page|steps|load-step)\.`,
      String.raw`src/(?:api|backend)/signup\.`,
    ],
  },
  // The message that the documentation of the SDK shares with every record, and the others.
  problems: {
    minShareCount: 2,
    patterns: ['src/features/labels/problems/(?:no-attempts-left|service-errors)'],
  },
  // Of the lists of sessions and their records: one chunk for four small modules.
  sessions: {
    minShareCount: 2,
    patterns: [
      String.raw`src/(?:api/(?:opened-)?sessions|backend/sessions)\.`,
      'src/features/labels/attempt-dots',
      'src/features/sessions/list/session-list-query',
    ],
  },
  lists: {
    minShareCount: 6,
    patterns: [
      // The documentation has a search field, and no list.
      'src/ui/(?:table/|list-toolbar/(?!search-input))',
      'src/features/record-list/(?!list-filters|record-filters|bundle-record-list|saved-view|reason-filter|owner-columns)',
      '@mantine/.*[pP]agination',
      // Most lists need these few hundred bytes.
      'src/ui/fields/code-select',
      '@tabler/.*IconRefresh',
    ],
  },
  // Of the lists of a bundle's records alone.
  records: {
    minShareCount: 2,
    patterns: [
      'src/features/record-list/(?:list-filters|record-filters|bundle-record-list|saved-view|reason-filter|owner-columns)',
      'src/ui/list-toolbar/(?!search-input)',
      '@tabler/.*Icon(?:Bookmark|Columns3|FileTypeCsv)',
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
 * The patterns that match none of these modules.
 * @internal Exported for its test.
 */
export function unusedPatterns(ids: readonly string[]): string[] {
  return Object.values(groups)
    .flatMap(({ patterns }) => patterns)
    .filter((pattern) => !ids.some((id) => matching([pattern]).test(id)))
}

/**
 * Puts what screens share into chunks. Fifty small ones would cost more than their bytes: each is a request, and the
 * entry names them all. A build fails when a pattern matches none of its modules.
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
