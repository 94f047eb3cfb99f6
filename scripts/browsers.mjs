// npm run browsers: that the oldest browsers in package.json's `browserslist`, the floor, have all that the build uses.
import { readFileSync, readdirSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { ALLOWED } from './lib/allowed-features.mjs'
import { floor, supportedBelow } from './lib/browser-floor.mjs'
import { lacking, missingIn, oldestWith } from './lib/feature-support.mjs'
import { fromRoot } from './lib/project.mjs'
import { scriptFeatures } from './lib/script-features.mjs'
import { Stop, main } from './lib/stop.mjs'
import { styleFeatures } from './lib/style-features.mjs'

const allowed = Object.values(ALLOWED).flat()

/** The features of the build that the oldest browsers lack, each with the first file that uses it. */
function lackingFeatures() {
  const found = new Map()
  for (const file of readdirSync(fromRoot('dist', 'assets'))) {
    const featuresOf = { js: scriptFeatures, css: styleFeatures }[file.split('.').at(-1)]
    const uses = featuresOf?.(readFileSync(fromRoot('dist', 'assets', file), 'utf8')) ?? []
    for (const keys of uses) {
      const feature = lacking(floor, keys)
      if (feature && !found.has(feature)) found.set(feature, file)
    }
  }
  return found
}

const includes = (key, feature) => feature === key || feature.startsWith(`${key}.`)

function featureProblems() {
  const found = lackingFeatures()
  const unused = allowed.filter((key) => ![...found.keys()].some((each) => includes(key, each)))
  return [
    ...[...found]
      .filter(([feature]) => !allowed.some((key) => includes(key, feature)))
      .map(
        ([feature, file]) => `dist/assets/${file}: ${feature} needs ${missingIn(floor, feature)}`,
      ),
    ...unused.map((key) => `scripts/lib/allowed-features.mjs: nothing uses ${key}`),
  ]
}

/** The inline script must turn away the browsers below the floor, and no others. */
function pageProblems() {
  const html = readFileSync(fromRoot('dist', 'index.html'), 'utf8')
  const [, script = ''] = /<script>([^]*?)<\/script>/.exec(html) ?? []
  const letIn = oldestWith(scriptFeatures(script))
  if (isDeepStrictEqual(letIn, floor)) return []
  return [`index.html lets in ${show(letIn)}; the floor in package.json is ${show(floor)}.`]
}

const show = (versions) =>
  Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ')

await main(async () => {
  const problems = [
    ...featureProblems(),
    ...pageProblems(),
    ...supportedBelow().map(
      (browser) => `${browser} is supported, and below the floor in package.json.`,
    ),
  ]
  if (problems.length > 0) throw new Stop(problems.join('\n'))
  console.log(`Everything runs from ${show(floor)}.`)
})
