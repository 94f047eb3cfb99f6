import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Writes the response for /healthz. The response contains the served version (deploy/README.md). */
export function health(): Plugin {
  return {
    name: 'health',
    apply: 'build',
    generateBundle() {
      const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'))
      const source = JSON.stringify({ status: 'ok', version })
      this.emitFile({ type: 'asset', fileName: '.server/health.json', source })
    },
  }
}
