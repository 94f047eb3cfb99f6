// npm run bench -- --peer NAME=DIST: the portal beside other applications, with the goals.
import { existsSync } from 'node:fs'
import { fromRoot } from '../scripts/lib/project.mjs'
import { Stop } from '../scripts/lib/stop.mjs'
import { inContext, inTurns, launch, signIn, visitTo } from './bench.mjs'
import { judgeGoal, median } from './figures.mjs'
import { visitList, visitSignIn } from './first-visit.mjs'
import { measureInside } from './inside.mjs'
import { printTable } from './print-table.mjs'
import { localTls, openSlowSite } from './site.mjs'

/** The build that the goals are for. */
const CURRENT = 'portal'

/**
 * design: the most that a figure of the portal may be, as a number or as a multiple of the best peer's. Milliseconds
 * differ from machine to machine, so that none of them has a limit in itself. A figure without a goal explains others.
 */
const TABLES = {
  'sign-in': {
    title: 'First visit of the sign-in page (slow 4G, a quarter of the processor)',
    goals: {
      'JS kB': { most: 164 },
      'CSS kB': { most: 0 },
      requests: { most: 6 },
      'first paint': {},
      LCP: { times: 0.3 },
      interactive: { times: 0.85 },
      block: { times: 0.7 },
      warm: { times: 0.94 },
    },
  },
  list: {
    title: 'The list, signed in (slow 4G, a quarter of the processor)',
    goals: {
      'JS kB': { most: 235 },
      requests: {},
      'first paint': {},
      'ready cold': { times: 0.55 },
      'ready warm': { times: 1 },
      'main thread cold': { times: 0.7 },
      block: { times: 0.46 },
      CLS: { most: 0.002 },
    },
  },
  inside: {
    title: 'Inside the application (a quarter of the processor)',
    goals: {
      'click, first': { times: 0.65 },
      'click, later': { times: 0.5 },
      'INP of the click': { times: 0.5 },
      'INP of typing': { times: 0.25 },
      'heap a round': { times: 0.5 },
    },
  },
}
export const TABLE_NAMES = Object.keys(TABLES)

/** How each table is measured, in a new browser context or two. */
const MEASURES = {
  'sign-in': (browser, { site, app }) =>
    inContext(browser, visitTo(site.baseURL), (context) => visitSignIn(context, site, app.signIn)),
  list: async (browser, { site, app }) =>
    inContext(browser, await openFor(browser, site, app), (context) =>
      visitList(context, site, app.list),
    ),
  inside: (browser, { site, app }) =>
    measureInside(browser, site, app.list, () => openFor(browser, site, app)),
}

/** Each visit has a sign-in of its own: a token would expire between them. */
const openFor = (browser, { baseURL }, { account }) =>
  account ? signIn(browser, baseURL, account) : visitTo(baseURL)

const needsList = (table) => table !== 'sign-in'

/**
 * Measures the build, earlier ones and other applications in turns, and prints the tables. The exit code is set when the
 * build misses a goal. `saved`, `peers` and `floors` are lists of { name, dist }.
 */
export async function printTables({ build, saved, peers, floors, tables, runs }) {
  const portal = await describe('portal')
  const floor = await describe('floor')
  const subjects = [
    ...floors.map((each) => ({ ...each, kind: 'floor', app: floor })),
    ...(await Promise.all(
      peers.map(async (each) => ({ ...each, kind: 'peer', app: await describe(each.name) })),
    )),
    ...saved.map((each) => ({ ...each, kind: 'build', app: portal })),
    { name: CURRENT, dist: build, kind: 'build', app: portal },
  ]
  const names = subjects.map(({ name }) => name)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice) throw new Stop(`Two are called ${twice}: name them, such as --compare older=DIST.`)
  const measured = await measureAll(subjects, tables, runs)
  for (const table of tables) printOne(table, subjects, measured)
}

async function describe(name) {
  const file = fromRoot('bench', `${name}.app.mjs`)
  if (!existsSync(file))
    throw new Stop(`${name} is described nowhere: its addresses belong into bench/${name}.app.mjs.`)
  return (await import(file)).app
}

/** The figures of each table in each run, by the name of the subject. */
async function measureAll(subjects, tables, runs) {
  const named = Object.fromEntries(subjects.map((subject) => [subject.name, { ...subject }]))
  const names = Object.keys(named)
  const tls = await localTls()
  const browser = await launch(
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
    ...tls.browserArgs,
  )
  try {
    for (const subject of Object.values(named))
      subject.site = await openSlowSite(subject.dist, tls, subject.app)
    const measured = {}
    for (const table of tables) {
      const having = names.filter((name) => !needsList(table) || named[name].app.list)
      console.error(TABLES[table].title)
      measured[table] = await inTurns(having, runs, (name) => MEASURES[table](browser, named[name]))
    }
    return measured
  } finally {
    await browser.close()
    for (const { site } of Object.values(named)) await site?.close()
  }
}

function printOne(table, subjects, measured) {
  const { title, goals } = TABLES[table]
  const shown = subjects.filter(({ name }) => measured[table][name])
  const valueOf = ({ name }, figure) => median(measured[table][name].map((run) => run[figure]))
  const rows = Object.entries(goals).map(([figure, goal]) => {
    const ofPeers = shown.filter(({ kind }) => kind === 'peer')
    const best = Math.min(...ofPeers.map((peer) => valueOf(peer, figure)))
    const cells = shown.map((subject) => {
      const value = valueOf(subject, figure)
      return subject.kind === 'build' ? `${format(value)} ${times(value, best)}` : format(value)
    })
    const { limit, verdict } = judgeGoal(goal, valueOf({ name: CURRENT }, figure), best)
    if (verdict.startsWith('MISSED')) process.exitCode = 1
    return [figure, ...cells, limit, verdict]
  })
  console.log(`\n${title}\n`)
  printTable([table, ...shown.map(({ name }) => name), 'goal', ''], rows)
}

const format = (value) =>
  value !== 0 && value < 1 ? value.toFixed(3) : value < 100 ? value.toFixed(1) : value.toFixed(0)
const times = (value, best) =>
  `(${best > 0 && best < Infinity ? (value / best).toFixed(2) : '–'} ×)`
