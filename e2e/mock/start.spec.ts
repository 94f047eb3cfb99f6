import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from '@playwright/test'
import { MOCK } from '../helpers'

test(
  "uses and prints the next free port if npm start's default port is in use",
  { tag: MOCK },
  async () => {
    const other = createServer()
    const settling = new Promise<void>((resolve) => {
      // If another program already uses the port, this server isn't needed.
      other.on('listening', resolve).on('error', () => resolve())
    })
    other.listen(4173, '127.0.0.1')
    await settling
    const { PORT: _, ...env } = process.env
    const start = spawn(process.execPath, ['tools/run.mjs', 'start'], { env })
    const closing = once(start, 'close')
    let output = ''
    start.stdout.on('data', (chunk) => (output += String(chunk)))
    await expect.poll(() => output, { timeout: 240_000 }).toContain('Ctrl-C ends it.')
    start.kill()
    await closing
    other.close()
    const port = /Port 4173 is in use, so this takes (\d+)\./.exec(output)?.[1]
    expect(Number(port)).toBeGreaterThan(4173)
    expect(output).toContain(`http://localhost:${port}\n`)
  },
)
