import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { root } from './project.mjs'

const running = new Set()

function signal(child, name) {
  try {
    if (process.platform === 'win32') child.kill(name)
    else process.kill(-child.pid, name)
  } catch {
    // It has ended by itself.
  }
}

/** Ends a program with everything it started; it has a moment to end its own servers and browsers. */
function end(child) {
  signal(child, 'SIGINT')
  setTimeout(() => signal(child, 'SIGKILL'), 5000).unref()
}

const SIGNALS = ['SIGINT', 'SIGTERM']
let isStopping = false

const leaveWhenDone = () => running.size === 0 && process.exit(130)

function stop() {
  isStopping = true
  for (const child of running) end(child)
}

/** Ctrl-C is ours only while a program runs: start.mjs has its own way to end its server. */
function add(child) {
  if (running.size === 0) for (const name of SIGNALS) process.on(name, stop)
  running.add(child)
}

function remove(child) {
  running.delete(child)
  if (running.size === 0) for (const name of SIGNALS) process.off(name, stop)
}

/**
 * Runs a program without a shell and without input. Returns its exit code and everything it printed. `minutes` only ends a
 * program that hangs, so it is at least five times the time that a slow machine needs. `onOutput` gets each chunk as it
 * is printed, and `echo` prints it.
 */
export function run(
  command,
  args,
  { env = process.env, cwd = root, minutes = 30, echo = false, onOutput } = {},
) {
  return new Promise((resolve) => {
    // Ctrl-C has been pressed: the code that waits for this ends with the command.
    if (isStopping) return
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
      // npm is a batch file there.
      shell: process.platform === 'win32' && command === 'npm',
    })
    let output = ''
    const take = (chunk) => {
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
    const done = (code) => {
      clearTimeout(timer)
      remove(child)
      if (isStopping) return leaveWhenDone()
      // Some tools colour their output even when it is not read on a terminal.
      resolve({ code, output: stripVTControlCharacters(output) })
    }
    child.on('error', (error) => {
      output += error.message
      done(1)
    })
    child.on('close', (code) => done(code ?? 1))
  })
}

export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`
