import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Moves the manifest to .cache/build, which is emptied first: what is in the deployed folder is served. */
export function recordBuild(): Plugin {
  return {
    name: 'record-build',
    apply: 'build',
    // The sizes are computed from the manifest.
    config: () => ({ build: { manifest: true } }),
    writeBundle({ dir = '' }) {
      const record = '.cache/build'
      if (dir === join(process.cwd(), 'dist')) {
        rmSync(record, { recursive: true, force: true })
        mkdirSync(record, { recursive: true })
        renameSync(join(dir, '.vite/manifest.json'), join(record, 'manifest.json'))
      }
      rmSync(join(dir, '.vite'), { recursive: true, force: true })
    },
  }
}
