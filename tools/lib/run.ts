import { spawn, type ChildProcess } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { root } from './project.ts'

const running = new Set<ChildProcess>()

function signal(child: ChildProcess, name: NodeJS.Signals) {
  try {
    if (process.platform === 'win32') child.kill(name)
    else if (child.pid) process.kill(-child.pid, name)
  } catch {
    // The process exited on its own.
  }
}

/** Ends a program and everything that it started. The program has five seconds to end its servers and browsers. */
function end(child: ChildProcess) {
  signal(child, 'SIGINT')
  setTimeout(() => signal(child, 'SIGKILL'), 5000).unref()
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const
let isStopping = false

const leaveWhenDone = () => running.size === 0 && process.exit(130)

function stop() {
  isStopping = true
  for (const child of running) end(child)
}

/** Handles Ctrl-C only while a program runs, because start.ts ends its server differently. */
function add(child: ChildProcess) {
  if (running.size === 0) for (const name of SIGNALS) process.on(name, stop)
  running.add(child)
}

function remove(child: ChildProcess) {
  running.delete(child)
  if (running.size === 0) for (const name of SIGNALS) process.off(name, stop)
}

type RunOptions = {
  env?: NodeJS.ProcessEnv
  cwd?: string
  minutes?: number
  echo?: boolean
  onOutput?: (chunk: string) => void
}

/**
 * Runs a program without a shell or input, and returns its exit code and output. `minutes` must be at least five times
 * the duration on a slow machine, because it must only end a program that hangs.
 */
export function run(
  command: string,
  args: readonly string[],
  { env = process.env, cwd = root, minutes = 30, echo = false, onOutput }: RunOptions = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    // After Ctrl-C, never resolve, because the process exits when all running programs have ended.
    if (isStopping) return
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    })
    let output = ''
    const take = (chunk: string) => {
      output += chunk
      if (echo) process.stdout.write(chunk)
      onOutput?.(chunk)
    }
    child.stdout.setEncoding('utf8').on('data', take)
    child.stderr.setEncoding('utf8').on('data', take)
    add(child)
    const timer = setTimeout(() => {
      output += `\nIt took longer than ${minutes} minutes and was ended.\n`
      end(child)
    }, minutes * 60_000)
    const finish = (code: number) => {
      clearTimeout(timer)
      remove(child)
      if (isStopping) return leaveWhenDone()
      // Strip color codes, because some tools print them even without a terminal.
      resolve({ code, output: stripVTControlCharacters(output) })
    }
    child.on('error', (error) => {
      output += error.message
      finish(1)
    })
    child.on('close', (code) => finish(code ?? 1))
  })
}

export const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Runs a Node script, such as `tool('vite')`. */
export const runNode = (script: string, args: readonly string[] = [], options?: RunOptions) =>
  run(process.execPath, [script, ...args], options)
