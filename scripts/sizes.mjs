// npm run sizes: the weight of the first visits, and that neither the mock backend nor unused analytics are in the build.
import { readFileSync, readdirSync } from 'node:fs'
import { loadEnv } from 'vite'
import { firstLoad, readManifest } from './lib/first-load.mjs'
import { fromRoot } from './lib/project.mjs'
import { Stop, main } from './lib/stop.mjs'

/** kB of 1024 bytes, gzipped. Over a limit fails. */
const BUDGETS = [
  { path: '/auth/login', js: 164, css: 8 },
  { path: '/app/pages/home', js: 235 },
  { path: '/admin/sessions', js: 235 },
  { path: '/admin/sessions/$bundleId/$sessionId', js: 235 },
  { path: '/admin/transactions', js: 235 },
  { path: '/admin/identities', js: 235 },
  { path: '/admin/passwordManagement', js: 235 },
  { path: '/admin/analytic', js: 235 },
  { path: '/admin/export-transactions', js: 235 },
  { path: '/admin/sanction', js: 235 },
  { path: '/admin/name-match', js: 235 },
  { path: '/admin/clients', js: 235 },
  { path: '/admin/clients/$clientId', js: 235 },
  { path: '/admin/clients/$clientId/new-bundle', js: 235 },
  { path: '/app/pages/bundle/$bundleId/sessions', js: 235 },
  { path: '/app/pages/egnid-ocr', js: 235 },
  { path: '/admin/generic-ocr', js: 235 },
  { path: '/app/pages/sanction-list-upload', js: 235 },
  { path: '/app/pages/api', js: 235 },
  { path: '/app/pages/sdk', js: 235 },
]

/** Only the mock backend has these. The badge may know the name of the header that tells it. */
const MOCK_WORDS = ['[MSW]', 'mockServiceWorker', 'onUnhandledFrame', 'mock_db', '__mock']

const sum = (files) => files.reduce((total, { bytes }) => total + bytes, 0)
const kB = (bytes) => (bytes / 1024).toFixed(1)

/** The files of a first load, one line each; the many small ones in one. */
function parts(files) {
  const line = (bytes, text) => `  ${kB(bytes).padStart(6)}  ${text}`
  const small = files.filter(({ bytes }) => bytes < 1024)
  return [
    ...files.filter((file) => !small.includes(file)).map(({ file, bytes }) => line(bytes, file)),
    ...(small.length > 0 ? [line(sum(small), `in ${small.length} files under 1 kB`)] : []),
  ]
}

function weigh(manifest, { path, js, css }) {
  const load = firstLoad(manifest, path)
  if (!load) return [`${path}: not in the build`, [`${path} has no screen.`]]
  const [isJs, isCss] = [sum(load.js), sum(load.css)]
  const lines = [
    `${path}: JS ${kB(isJs)} kB (limit ${js}), CSS ${kB(isCss)} kB${css ? ` (limit ${css})` : ''}, ${load.js.length + load.css.length} files`,
    ...parts([...load.js, ...load.css]),
  ]
  const over = [
    isJs > js * 1024 ? `${path} loads ${kB(isJs)} kB of JS, over the limit of ${js} kB.` : '',
    css && isCss > css * 1024
      ? `${path} loads ${kB(isCss)} kB of CSS, over the limit of ${css} kB.`
      : '',
  ].filter(Boolean)
  return [lines.join('\n'), over]
}

/** Only the usage analytics have these: what is stored, what is sent, and the names of the vendors. */
const USAGE_WORDS = ['analytics_consent', 'page_view', 'web_vital', 'posthog', 'googletagmanager']

const builtTexts = () =>
  readdirSync(fromRoot('dist'), { recursive: true })
    .filter((file) => /\.(js|html)$/.test(file))
    .map((file) => [String(file), readFileSync(fromRoot('dist', file), 'utf8')])

const holding = (texts, words, rule) =>
  texts.flatMap(([file, text]) =>
    words
      .filter((word) => text.includes(word))
      .map((word) => `dist/${file} holds "${word}": ${rule}.`),
  )

/** Without a key for them a build has nothing of the usage analytics, so a first load has none of their bytes. */
function usageLeaks(texts) {
  const env = loadEnv('production', fromRoot(), 'VITE_')
  if (env.VITE_POSTHOG_KEY || env.VITE_GA_ID) return []
  return holding(texts, USAGE_WORDS, 'a build without keys must not have the analytics')
}

/** Whatever of the mock backend stands in the build, its personas included. */
function mockLeaks(texts) {
  const personas = readFileSync(fromRoot('mocks', 'personas.ts'), 'utf8')
  const secrets = [...personas.matchAll(/(?:email|password): '([^']+)'/g)].map((match) => match[1])
  return holding(texts, [...MOCK_WORDS, ...secrets], 'the mock backend must not be in the build')
}

await main(async () => {
  const manifest = readManifest()
  const weighed = BUDGETS.map((budget) => weigh(manifest, budget))
  console.log(weighed.map(([report]) => report).join('\n\n'))
  const texts = builtTexts()
  const over = weighed.flatMap(([, tooMuch]) => tooMuch)
  const problems = [...over, ...mockLeaks(texts), ...usageLeaks(texts)]
  if (problems.length > 0) throw new Stop(`\n${problems.join('\n')}`)
})
