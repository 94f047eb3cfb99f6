import { spawn } from 'node:child_process'
import { Stop } from '../stop.mjs'
import { until } from './request.mjs'

/** Starts a program that runs until `stop`, and waits until it is ready. `output` gives what it has printed so far. */
export async function startProgram(name, command, args, { isReady, ...options }) {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk) => (output += chunk))
  let isRunning = true
  const ended = new Promise((resolve) => child.on('close', resolve))
  void ended.then(() => (isRunning = false))
  const stop = () => {
    child.kill()
    return ended
  }
  try {
    await until(() => !isRunning || isReady())
    if (!isRunning) throw new Error('It has ended.')
  } catch (error) {
    await stop()
    throw new Stop(`${name} did not start. ${error.message}\n${output}`)
  }
  return { pid: child.pid, output: () => output, stop }
}
