import browserslist from 'browserslist'
import { root } from './project.mjs'

/** The browsers that docs/browsers.md promises to support. */
const SUPPORTED = [
  'last 2 Chrome major versions',
  'last 2 Edge major versions',
  'last 2 Firefox major versions',
  'Firefox ESR',
  'last 2 Safari major versions',
  'last 2 iOS major versions',
]

/** `ios_saf 18.5-18.7` is `['ios_saf', 18.5]`. */
function parse(browser) {
  const [name, versions] = browser.split(' ')
  return [name, Number.parseFloat(versions)]
}

/** The oldest version of each browser in package.json's `browserslist`, under its name there. */
export const floor = {}
for (const [name, version] of browserslist(undefined, { path: root }).map(parse))
  floor[name] = Math.min(version, floor[name] ?? version)

/** The floor as Vite takes it: `chrome126`. */
export const buildTarget = Object.entries(floor).map(
  ([name, version]) => `${name.replace('ios_saf', 'ios')}${version}`,
)

/** Supported browsers that are below the floor. */
export const supportedBelow = () =>
  browserslist(SUPPORTED).filter((browser) => {
    const [name, version] = parse(browser)
    return !(version >= floor[name])
  })
