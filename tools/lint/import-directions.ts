// Checks imports against the tables below. docs/architecture.md explains the directions.
import { posix } from 'node:path'
import { getName, getPath, getText, type Node, type Rule } from './rule.ts'

const sharedFolders = ['lib', 'browser', 'i18n', 'stores', 'analytics']
const theme = ['theme', 'theme-colors']

/** The other folders that a folder of src may import. Files directly in src may import everything. */
const directions: Record<string, readonly string[]> = {
  lib: [],
  brands: ['lib'],
  browser: ['lib', 'analytics'],
  backend: ['lib', 'browser'],
  auth: ['backend', 'lib', 'browser'],
  api: ['backend', 'auth', 'lib', 'browser'],
  analytics: ['lib'],
  stores: ['lib', 'browser'],
  i18n: ['lib', 'browser'],
  ui: [...sharedFolders, ...theme],
  features: ['ui', 'api', 'auth', 'backend', ...sharedFolders],
  // The page inlines this code and everything that it imports, so all of it must be small and pure.
  start: ['auth', 'lib'],
  routes: [
    'features',
    'ui',
    'api',
    'auth',
    'backend',
    ...sharedFolders,
    ...theme,
    'theme-values',
    'theme-variables',
  ],
}

/** Features that every feature may import. */
const openFeatures = ['record-list', 'masking', 'labels']
/** Features that may import other features that they contain, as a session contains its images. */
const contains: Record<string, readonly string[]> = {
  sessions: ['transactions', 'images', 'documents'],
  transactions: ['images'],
  recognition: ['images', 'documents'],
}

/** Allowed relative imports across folders, as patterns for the importing and the imported file. */
const relativeImports: readonly (readonly [RegExp, RegExp])[] = [
  [/^e2e\//, /^mocks\/(personas|faults)$|^tools\/lib\/[\w-]+\.ts$/],
  [/^e2e\/[^/]+\//, /^e2e\/[\w-]+(\/[\w-]+)?$/],
  [/^tools\//, /^tools\//],
  // Vite loads its configuration without the import alias, so these imports must be relative.
  [/^tools\/vite\//, /^src\/lib\//],
  [/^tools\/gallery\/vite\.config\.ts$/, /^vite\.config\.ts$/],
]

/** Modules of src that the mock backend may import, because the portal and the mock must agree on them. */
const openToMocks = /^@\/(backend|lib|auth)\/.+$/
/** Modules that the mock backend's tests may import, because they parse responses as the portal does. */
const apiCore = /^@\/api\/core\//
/**
 * Modules that the mock backend may import, because it checks requests against the service catalog and signs responses.
 */
const serviceCatalog =
  /^@\/features\/service-api\/(hmac|catalog(ue)?\/(types|service-list|load-service|services\/[\w-]+))$/

/**
 * Packages of the analytics vendors. Only the analytics folder may import them, so no data leaks from other folders.
 */
const vendors = /^(posthog-js|react-ga4)(\/|$)/

/**
 * Modules that may open sealed personal values, to mask or export them. All other modules only pass on sealed values.
 */
const opensPersonal = /^src\/(features\/masking\/|lib\/csv\.ts$)/

/** Whether the build omits the file, so the file may import test code. */
const isTest = (path: string) =>
  /\.test\.tsx?$|\/examples\//.test(path) || path.startsWith('src/test/')

/** Returns a message if an import breaks a rule. */
function brokenDirection(path: string, source: string): string | undefined {
  if (/^\.\.(\/|$)/.test(source)) {
    const target = posix.join(posix.dirname(path), source)
    return relativeImports.some(([from, to]) => from.test(path) && to.test(target))
      ? undefined
      : 'Across folders import from @/… or @mocks/…; ./ is for the same folder.'
  }
  if (path.startsWith('e2e/') && /^@(mocks|gallery)?\//.test(source))
    return 'A journey imports mocks/personas and mocks/faults, and nothing else of the project.'
  const isOpen = openToMocks.test(source) || serviceCatalog.test(source)
  const isOpenToTest = isTest(path) && apiCore.test(source)
  if (path.startsWith('mocks/') && source.startsWith('@/') && !isOpen && !isOpenToTest)
    return 'The mock backend imports only @/backend, @/lib, @/auth and the catalog of the service API.'
  if (!path.startsWith('src/') || isTest(path)) return undefined
  if (/^@(mocks|gallery)\//.test(source))
    return 'src never imports the mock backend or the gallery (tests and examples aside).'
  return brokenInSource(path, source)
}

function brokenInSource(path: string, source: string) {
  const folder = /^src\/([^/]+)\//.exec(path)?.[1]
  if (vendors.test(source) && folder !== 'analytics') return `Only analytics imports ${source}.`
  if (folder === 'routes' && !isOwnPart(path, source))
    return 'A route uses only its own -components, or those of a folder above it. On its second use a component moves to ui or features.'
  const target = /^@\/([^/]+)/.exec(source)?.[1]
  if (folder === 'features' && target === 'features') return brokenBetweenFeatures(path, source)
  if (!folder || !target || target === folder) return undefined
  if (directions[folder]?.includes(target)) return undefined
  return `${folder} never imports ${target}: it may use ${directions[folder]?.join(', ') || 'nothing else of src'}.`
}

function brokenBetweenFeatures(path: string, source: string) {
  const [, own = ''] = /^src\/features\/([^/]+)\//.exec(path) ?? []
  const [, other = ''] = /^@\/features\/([^/]+)\//.exec(source) ?? []
  if (own === other || openFeatures.includes(other) || contains[own]?.includes(other))
    return undefined
  return `features/${own} never imports features/${other}: share it through ${openFeatures.join(', ')} or ui.`
}

/** Whether a route imports only its own `-components`, or `-components` of a folder above it. */
function isOwnPart(path: string, source: string) {
  if (source.startsWith('./'))
    return !source.includes('/-components/') || source.startsWith('./-components/')
  if (!source.startsWith('@/routes/')) return true
  const owner = /^@\/routes\/(.*?)-components\//.exec(source)?.[1]
  return owner !== undefined && path.startsWith(`src/routes/${owner}`)
}

type Import =
  | 'ImportDeclaration'
  | 'ImportExpression'
  | 'ExportNamedDeclaration'
  | 'ExportAllDeclaration'

export const importDirections: Rule = {
  create(context) {
    const path = getPath(context)
    const check = (node: Node<Import>) => {
      const source = getText(node.source)
      if (source === undefined) return
      const opens =
        node.type === 'ImportDeclaration' &&
        node.specifiers.some(
          (each) => each.type === 'ImportSpecifier' && getName(each.imported) === 'openPersonal',
        )
      const message =
        opens && !isTest(path) && !opensPersonal.test(path)
          ? 'Only what masks may open a personal value: hand it to MaskedValue, PersonalFieldValue or a CSV column.'
          : brokenDirection(path, source)
      if (message) context.report({ node, message })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}
