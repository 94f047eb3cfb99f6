import { features } from 'web-features'

/** The browsers of the data, with their names in browserslist. On Android they have the versions of the desktop. */
const BROWSERS = {
  chrome: 'chrome',
  chrome_android: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  firefox_android: 'firefox',
  safari: 'safari',
  safari_ios: 'ios_saf',
}

/** The first versions that have a feature, by its key in MDN's tables, such as `api.AbortSignal.any_static`. */
const support = new Map(
  Object.values(features).flatMap(({ status }) =>
    Object.entries(status?.by_compat_key ?? {}).map(([key, feature]) => [key, feature.support]),
  ),
)

export const isKnown = (key) => support.has(key)
export const knownFeatures = () => support.keys()

/** The first version of a browser that has the feature. `≤80` is as good as 80. */
const firstVersion = (key, browser) =>
  Number(support.get(key)[browser]?.replace('≤', '') ?? Infinity)

/** The browsers of the floor that lack a feature: `safari 18.4, firefox never`. Empty if all of them have it. */
export function missingIn(floor, key) {
  return Object.entries(BROWSERS)
    .filter(([browser, name]) => floor[name] < firstVersion(key, browser))
    .map(([browser]) => `${browser} ${support.get(key)[browser] ?? 'never'}`)
    .join(', ')
}

/** The oldest browsers that have everything used, in the form of the floor. */
export function oldestWith(uses) {
  const oldest = {}
  for (const [browser, name] of Object.entries(BROWSERS)) {
    const needed = uses.map((keys) => Math.min(...keys.map((key) => firstVersion(key, browser))))
    oldest[name] = Math.max(oldest[name] ?? 0, ...needed)
  }
  return oldest
}

/**
 * Whether the browsers of the floor can have an object with the member. If they lack its class, the use of the class is
 * found by its name instead. Iterators come without a use of their class.
 */
const hasOwner = (floor, key) => {
  const owner = key.slice(0, key.lastIndexOf('.'))
  return owner === 'javascript.builtins.Iterator' || !isKnown(owner) || !missingIn(floor, owner)
}

/** The feature of a use that the oldest browsers lack; undefined if they have one of the features that it may be. */
export function lacking(floor, keys) {
  const likely = keys.filter((key) => hasOwner(floor, key))
  return likely.every((key) => missingIn(floor, key)) ? likely[0] : undefined
}
