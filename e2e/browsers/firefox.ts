import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFirefox } from '../../tools/lib/engines.ts'
import { WIDE, type Engine, type Size } from './engine'

type Answer<T> = { result: T; error?: string; message?: string }
type Evaluated = {
  result: { value?: string; sharedId?: string }
  exceptionDetails?: { text: string }
}

/** Starts a stock Firefox, controlled through WebDriver BiDi: https://www.w3.org/TR/webdriver-bidi. */
export async function startFirefox(): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  const downloads = join(profile, 'downloads')
  // Firefox ESR 140 lacks `browser.setDownloadBehavior`. It also ignores `unhandledPromptBehavior`, so the prompt on
  // leaving a page would stay open.
  await writeFile(
    join(profile, 'user.js'),
    `user_pref("dom.disable_beforeunload", true);
    user_pref("browser.download.folderList", 2);
    user_pref("browser.download.dir", ${JSON.stringify(downloads)});`,
  )
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const firefox = spawn(findFirefox() ?? 'firefox', args, {
    env: { ...process.env, TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  // Closes Firefox even if a step below fails, because otherwise each attempt would leave a process behind.
  process.once('exit', () => firefox.kill())
  const closing = once(firefox, 'close')
  const address = await new Promise<string>((resolve, reject) => {
    let saidText = ''
    firefox.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      saidText += chunk
      const [, url] = /listening on (ws:\S+)/.exec(saidText) ?? []
      if (url) resolve(url)
    })
    void closing.then(() => reject(new Error(`Firefox did not start:\n${saidText}`)))
  })
  const send = await connect(`${address}/session`)
  await send('session.new', { capabilities: {} })

  let active = ''
  const evaluate = async (context: string, expression: string) => {
    const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return result
  }
  const resize = async (context: string, viewport: Size) =>
    void (await send('browsingContext.setViewport', { context, viewport }))

  return {
    downloads,
    resize,
    openTab: async () => {
      const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' })
      await resize(context, WIDE)
      active = context
      return context
    },
    closeTab: async (context) => void (await send('browsingContext.close', { context })),
    goto: async (context, url) =>
      void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    reload: async (context) =>
      void (await send('browsingContext.reload', { context, wait: 'complete' })),
    back: async (context) =>
      void (await send('browsingContext.traverseHistory', { context, delta: -1 })),
    evaluate: async (context, expression) =>
      (await evaluate(context, `Promise.resolve(${expression}).then(JSON.stringify)`)).value ??
      'null',
    perform: async (context, source) => {
      if (context !== active) await send('browsingContext.activate', { context })
      active = context
      await send('input.performActions', { context, actions: [source] })
    },
    setFiles: async (context, selector, files) => {
      const element = await evaluate(context, `document.querySelector('${selector}')`)
      await send('input.setFiles', { context, files, element: { sharedId: element.sharedId } })
    },
    screenshot: async (context) =>
      (await send<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
    close: async () => {
      firefox.kill()
      await closing
      await rm(profile, { recursive: true, force: true })
    },
  }
}

/** Connects to the browser. Returns a function that sends a command and waits for its response. */
async function connect(url: string) {
  const socket = new WebSocket(url)
  await once(socket, 'open')
  const waiting = new Map<number, (answer: string) => void>()
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const { id }: { id: number } = JSON.parse(data)
    waiting.get(id)?.(data)
    waiting.delete(id)
  })
  let last = 0
  return <T>(method: string, params: object) =>
    new Promise<T>((resolve, reject) => {
      last += 1
      waiting.set(last, (answer) => {
        const { result, error, message }: Answer<T> = JSON.parse(answer)
        if (error) reject(new Error(`${method}: ${error}: ${message}`))
        else resolve(result)
      })
      socket.send(JSON.stringify({ id: last, method, params }))
    })
}
