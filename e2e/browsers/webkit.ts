import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../tools/lib/port.ts'
import { WIDE, type Engine, type Size } from './engine'

/** Key of an element's ID in WebDriver responses. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** Starts WebKitGTK on a virtual screen, controlled through WebDriver: https://www.w3.org/TR/webdriver2. */
export async function startWebKit(): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'))
  const downloads = join(folder, 'downloads')
  await mkdir(downloads)
  await writeFile(join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)

  const display = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = await once(display.stdout, 'data')
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      GDK_BACKEND: 'x11',
      LC_ALL: 'C.UTF-8',
      TZ: 'UTC',
      XDG_CONFIG_HOME: folder,
    },
  })

  const send = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
    })
    const { value }: { value: T } = await response.json()
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }
  await untilAnswering(() => send('GET', '/status'))
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        // Lets a tab open without the user's consent.
        'webkitgtk:browserOptions': { args: ['--automation'] },
        // Long timeouts, because they must only end a script or page load that hangs.
        timeouts: { script: 300_000, pageLoad: 300_000 },
      },
    },
  })
  const session = `/session/${sessionId}`
  const post = <T>(path: string, body = {}) => send<T>('POST', `${session}/${path}`, body)

  const first = await send<string>('GET', `${session}/window`)
  let active = first
  let last: Promise<unknown> = Promise.resolve()
  /** Runs commands one after another, because a command goes to the currently selected window. */
  const inTab = <T>(tab: string, command: () => Promise<T>): Promise<T> => {
    const next = last.then(async () => {
      if (tab !== active) await post('window', { handle: tab })
      active = tab
      return command()
    })
    last = next.catch(() => {})
    return next
  }

  // Adds the height of the window's bar to the page's height.
  const resize = (tab: string, { width, height }: Size) =>
    inTab(tab, async () => {
      await post('window/rect', { x: 0, y: 0, width, height: height + 60 })
    })

  return {
    downloads,
    resize,
    openTab: async () => {
      // Opens a window, because a click in a second tab of the same window would never finish.
      const { handle } = await post<{ handle: string }>('window/new', { type: 'window' })
      await resize(handle, WIDE)
      return handle
    },
    closeTab: (tab) =>
      inTab(tab, async () => {
        await send('DELETE', `${session}/window`)
        await post('window', { handle: first })
        active = first
      }),
    goto: (tab, url) => inTab(tab, () => post('url', { url })),
    reload: (tab) => inTab(tab, () => post('refresh')),
    back: (tab) => inTab(tab, () => post('back')),
    evaluate: (tab, expression) =>
      inTab(tab, async () => {
        const { value, error } = await post<{ value?: string; error?: string }>('execute/async', {
          script: `Promise.resolve(${expression}).then(JSON.stringify)
            .then((value) => ({ value }), (error) => ({ error: String(error) })).then(arguments[0])`,
          args: [],
        })
        if (error) throw new Error(error)
        return value ?? 'null'
      }),
    perform: (tab, source) => inTab(tab, () => post('actions', { actions: [source] })),
    setFiles: (tab, selector, files) =>
      inTab(tab, async () => {
        const strategy = { using: 'css selector', value: selector }
        const element = await post<Record<string, string>>('element', strategy)
        await post(`element/${element[ELEMENT]}/value`, { text: files.join('\n') })
      }),
    screenshot: (tab) => inTab(tab, () => send<string>('GET', `${session}/screenshot`)),
    close: async () => {
      await send('DELETE', session).catch(() => {})
      driver.kill()
      display.kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function untilAnswering(ask: () => Promise<unknown>) {
  const until = Date.now() + 10_000
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (Date.now() > until) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
