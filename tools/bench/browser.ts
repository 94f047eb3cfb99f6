// Drives Chromium over its protocol without Playwright, because Playwright enables the Runtime, Network and Log
// domains. These domains make V8 parse scripts again to get stack positions.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import * as v from 'valibot'
import { ensureChromium } from '../lib/install-chromium.ts'

/** Timeout that only a hanging command reaches. Even a slow, busy machine needs only a fifth of this time. */
const TIMEOUT_MS = 180_000

const FLAGS = [
  '--headless=new',
  '--remote-debugging-pipe',
  '--no-sandbox',
  '--no-first-run',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-field-trial-config',
  '--disable-sync',
  '--hide-scrollbars',
  '--lang=en-GB',
  // External hosts must not add network noise.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
]

const messageSchema = v.object({
  id: v.optional(v.number()),
  result: v.optional(v.unknown()),
  error: v.optional(v.object({ message: v.string() })),
})
type Message = v.InferOutput<typeof messageSchema>

const targetSchema = v.object({ targetId: v.string() })
const contextSchema = v.object({ browserContextId: v.string() })
const sessionSchema = v.object({ sessionId: v.string() })

export async function launchChromium(...args: readonly string[]) {
  const profile = mkdtempSync(join(tmpdir(), 'bench-chromium-'))
  const child = spawn(
    await ensureChromium(),
    [...FLAGS, `--user-data-dir=${profile}`, ...args, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  )
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const [, , , input, output] = child.stdio
  if (!(input instanceof Writable) || !(output instanceof Readable))
    throw new Error('Chromium has no pipe.')

  const waiting = new Map<number, (message: Message) => void>()
  let unread = ''
  output.setEncoding('utf8').on('data', (chunk: string) => {
    const texts = (unread + chunk).split('\0')
    unread = texts.pop() ?? ''
    for (const text of texts) {
      const message = v.parse(messageSchema, JSON.parse(text))
      if (message.id !== undefined) waiting.get(message.id)?.(message)
    }
  })

  let lastId = 0
  const send = (method: string, params: object = {}, sessionId?: string) =>
    new Promise<unknown>((resolve, reject) => {
      const id = ++lastId
      const settleReply = ({ result, error }: Message) => {
        waiting.delete(id)
        clearTimeout(timer)
        if (error) reject(new Error(`${method}: ${error.message}`))
        else resolve(result)
      }
      const timer = setTimeout(() => settleReply({ error: { message: 'no response' } }), TIMEOUT_MS)
      waiting.set(id, settleReply)
      input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    })

  /** Opens a session with the page and returns the session's `send` and `detach`. */
  async function attach(targetId: string) {
    const response = await send('Target.attachToTarget', { targetId, flatten: true })
    const { sessionId } = v.parse(sessionSchema, response)
    return {
      send: (method: string, params?: object) => send(method, params, sessionId),
      detach: () => send('Target.detachFromTarget', { sessionId }),
    }
  }

  return {
    attach,
    /** Opens a page with empty caches and storage. */
    async openTarget() {
      const { browserContextId } = v.parse(contextSchema, await send('Target.createBrowserContext'))
      const params = { url: 'about:blank', browserContextId, width: 1440, height: 900 }
      const { targetId } = v.parse(targetSchema, await send('Target.createTarget', params))
      return {
        targetId,
        close: () => send('Target.disposeBrowserContext', { browserContextId }),
      }
    },
    async close() {
      await send('Browser.close').catch(() => child.kill())
      await exit
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

export type Browser = Awaited<ReturnType<typeof launchChromium>>
