// Which way imports point, as one table. The lint runs it (see .oxlintrc.json); docs/architecture.md explains it.

/** The imports that a folder of src may have besides its own. main.tsx and the other files directly in src have all. */
const directions = {
  lib: [],
  browser: ['lib', 'analytics'],
  auth: ['lib', 'browser'],
  api: ['auth', 'lib', 'browser'],
  analytics: ['lib'],
  stores: ['lib', 'browser'],
  i18n: ['lib', 'browser'],
  ui: ['lib', 'browser', 'i18n', 'stores', 'analytics', 'theme', 'theme-colors'],
  features: ['ui', 'api', 'auth', 'lib', 'browser', 'i18n', 'stores', 'analytics'],
  // What the page runs before the code of the portal. All that it imports is in the page, so only what is small and pure.
  start: ['routes', 'features', 'api', 'auth', 'lib'],
  routes: [
    'features',
    'ui',
    'api',
    'auth',
    'lib',
    'browser',
    'i18n',
    'stores',
    'analytics',
    'theme',
    'theme-colors',
    'theme-values',
    'theme-variables',
  ],
}

/** The features that others may import: these serve all of them, and some contain others, as a session its images. */
const openFeatures = ['record-list', 'masking', 'labels']
const contains = {
  sessions: ['transactions', 'images', 'documents'],
  transactions: ['images'],
  recognition: ['images', 'documents'],
}

/** The backend of the tests may import only the modules on which the portal and it must agree. */
const openToMocks =
  /^@\/(api\/([^/]+\/(schema|requests)|operations|core\/operation)|lib\/.+|auth\/.+)$/
/** A test of the mock backend reads its answers as the portal does. */
const apiCore = /^@\/api\/core\//
/** The contract of the service API is one catalogue: the mock checks requests by it, and signs answers the same way. */
const serviceCatalogue =
  /^@\/features\/service-api\/(hmac|catalogue\/(types|service-list|load-service|services\/[\w-]+))$/

/** The journeys may import the names of personas and faults, and nothing else. */
const openToJourneys = /^(\.\.\/)+mocks\/(personas|faults)$/
/** The modules that journeys may import from another of their folders: fixtures, addresses and helpers. */
const withinJourneys = /^\.\.\/[\w-]+(\/[\w-]+)?$/

/** One module speaks to the analytics vendors, so that nothing can leak past it. */
const vendors = /^(posthog-js|react-ga4)(\/|$)/

/** The modules that may read a personal value, because they mask it. All others pass it on sealed. */
const opensPersonal = /^src\/(features\/masking\/|lib\/csv\.ts$)/

/** Nothing of them is in the portal, so they may use what tests use. */
const isTest = (path) => /\.test\.tsx?$|\/examples\//.test(path) || path.startsWith('src/test/')

/** The rule that an import breaks, in words; undefined when it may stand. Paths are relative to the project. */
export function brokenDirection(path, source, { names = [] } = {}) {
  if (names.includes('openPersonal') && !isTest(path) && !opensPersonal.test(path))
    return 'Only what masks may open a personal value: hand it to MaskedValue, PersonalFieldValue or a CSV column.'
  if (/^\.\.(\/|$)/.test(source)) {
    if (path.startsWith('e2e/') && openToJourneys.test(source)) return undefined
    if (/^e2e\/[^/]+\//.test(path) && withinJourneys.test(source)) return undefined
    // Measurements and the journeys in browsers find their programs the way the other commands do, and the build reads
    // the lock file as the checks do.
    if (/^(bench|build|tools|e2e\/browsers)\//.test(path) && /^(\.\.\/)+scripts\//.test(source))
      return undefined
    // The build checks a brand as the portal's configuration is checked, without the alias.
    if (path === 'build/brand.ts' && source === '../src/lib/brand.ts') return undefined
    if (path === 'gallery/vite.config.ts' && source === '../vite.config.ts') return undefined
    // Commands have no alias.
    if (path.startsWith('scripts/lib/') && source.startsWith('../')) return undefined
    return 'Across folders import from @/… or @mocks/…; ./ is for the same folder.'
  }
  if (path.startsWith('e2e/') && /^@(mocks)?\//.test(source))
    return 'A journey imports mocks/personas and mocks/faults, and nothing else of the project.'
  if (
    path.startsWith('mocks/') &&
    source.startsWith('@/') &&
    !openToMocks.test(source) &&
    !serviceCatalogue.test(source) &&
    !(isTest(path) && apiCore.test(source))
  )
    return 'The mock backend imports schemas (@/api/*/schema and requests), the operations, the catalogue of the service API and the pure functions of @/lib and @/auth only.'
  if (!path.startsWith('src/') || isTest(path)) return undefined
  if (/^@(mocks|gallery)\//.test(source))
    return 'src never imports the mock backend or the gallery (tests and examples aside).'
  return brokenInSource(path, source)
}

function brokenInSource(path, source) {
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

function brokenBetweenFeatures(path, source) {
  const own = /^src\/features\/([^/]+)\//.exec(path)?.[1]
  const other = /^@\/features\/([^/]+)\//.exec(source)?.[1]
  if (own === other || openFeatures.includes(other) || contains[own]?.includes(other))
    return undefined
  return `features/${own} never imports features/${other}: share it through ${openFeatures.join(', ')} or ui.`
}

/** Whether a route file's import from the routes is a `-components` of its own folder or of one above it. */
function isOwnPart(path, source) {
  if (source.startsWith('./'))
    return !source.includes('/-components/') || source.startsWith('./-components/')
  if (!source.startsWith('@/routes/')) return true
  const owner = /^@\/routes\/(.*?)-components\//.exec(source)?.[1]
  return owner !== undefined && path.startsWith(`src/routes/${owner}`)
}
