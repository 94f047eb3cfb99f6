import { glob, readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { FULL } from '../helpers'
import { LOGIN } from '../pages'
import { POSTHOG_HOST, answerBefore } from '../usage/usage'
import { adminStops } from './admin-stops'
import { findLeaks, personal, personalValues } from './canaries'
import { clientStops } from './client-stops'
import { NOTHING, lengths, test } from './crawl'

const [sent = '', stored = ''] = personal.names.slice(8)

test(
  'H3 I1 counts exactly the planted problems in each crawl collector',
  { tag: FULL },
  async ({ page, context, vendors, collectors, allowErrors }) => {
    allowErrors(/planted|missing|broken|style/)
    collectors.watch(personalValues)
    await answerBefore(page, 'granted')
    // Uses a route, because the mock backend has no URL that fails to connect.
    await context.route(/\/broken$/, (route) => route.abort('connectionfailed'))
    await page.goto(LOGIN)
    await vendors.expectViews('/auth/login')
    expect(await collectors.read()).toEqual(NOTHING)
    await page.evaluate(
      async ([host, leaving, kept]) => {
        document.head.append(
          Object.assign(document.createElement('style'), { textContent: 'p {}' }),
        )
        console.warn('planted')
        setTimeout(() => {
          throw new Error('planted')
        })
        await fetch('/assets/missing-00000000.js')
        await fetch('/broken').catch(() => {})
        await fetch(`${host}/e/`, { method: 'POST', body: leaving })
        localStorage.setItem('planted', kept)
        Object.assign(window, { ran: 1 })
        open('https://elsewhere.example/')
      },
      [POSTHOG_HOST, sent, stored] as const,
    )
    await expect
      .poll(async () => lengths(await collectors.read()))
      .toEqual({
        violations: 1,
        // Entries for the violation, the warning, and the two failed requests.
        console: 4,
        pageErrors: 1,
        failed: 2,
        thirdParties: 1,
        canaries: 2,
        ran: 1,
      })
    const { violations, thirdParties, canaries } = await collectors.read()
    expect({ violations, thirdParties, canaries }).toEqual({
      violations: [expect.stringMatching(/^style-src-elem inline/)],
      thirdParties: ['https://elsewhere.example/'],
      canaries: [sent, stored],
    })
  },
)

test('I1 finds a planted value in each encoding in which it is sent', { tag: FULL }, () => {
  const json = JSON.stringify({ properties: { title: sent } })
  const forms: [string, string | Buffer][] = [
    [`?title=${encodeURIComponent(sent)}`, ''],
    ['', json],
    ['', json.replace(/[^ -~]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)],
    ['', `data=${encodeURIComponent(Buffer.from(json).toString('base64'))}`],
    ['', gzipSync(json)],
    ['', gzipSync(json).toString('base64')],
  ]
  for (const [url, body] of forms)
    expect(findLeaks([{ url, headers: '{}', body: Buffer.from(body) }], personalValues)).toEqual([
      sent,
    ])
})

test('has a stop for every portal file that renders an overlay', { tag: FULL }, async () => {
  const overlay = /<(?:Dialog|ModalDialog|Popover|Menu|FilterPopover)\b|use(?:Popover|Combobox)\(/
  const rendering: string[] = []
  const exclude = ['ui/overlays', '**/examples']
  for await (const file of glob('**/*.tsx', { cwd: 'src', exclude })) {
    if (!file.endsWith('.test.tsx') && overlay.test(await readFile(`src/${file}`, 'utf8')))
      rendering.push(file)
  }
  const stops = [...(await clientStops('1', '1', '')), ...(await adminStops('1', ''))]
  const openedFiles = stops.flatMap(({ piles }) => piles.flat().flatMap(({ files }) => files))
  expect([...new Set(openedFiles)].toSorted()).toEqual(rendering.toSorted())
})
