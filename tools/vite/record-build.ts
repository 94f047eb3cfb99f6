import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ConfigEnv, Plugin, UserConfig } from 'vite'

const RECORD = '.cache/build'
const MAPS = 'release/maps'

/** Whether the build will be deployed. Journeys build into other folders. */
export const isRelease = ({ build }: UserConfig, { command, mode }: ConfigEnv) =>
  command === 'build' && mode === 'production' && build?.outDir === 'dist'

function emptyFolder(folder: string): string {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return folder
}

/**
 * Moves the manifest to .cache/build and the source maps to release/maps, because every file in the deployed folder is
 * public. A release's source maps are needed to read the release's stack traces.
 */
export function recordBuild(): Plugin {
  return {
    name: 'record-build',
    apply: 'build',
    config: ({ build }) => ({
      build: {
        // The size check reads the manifest.
        manifest: true,
        // `hidden` omits the comments that would point to the source maps. A build into another folder isn't a release.
        sourcemap: build?.outDir === 'dist' && 'hidden',
      },
    }),
    writeBundle({ dir = '' }) {
      if (dir === join(process.cwd(), 'dist')) {
        renameSync(join(dir, '.vite/manifest.json'), join(emptyFolder(RECORD), 'manifest.json'))
        const assets = join(dir, 'assets')
        const maps = emptyFolder(MAPS)
        for (const name of readdirSync(assets).filter((each) => each.endsWith('.map')))
          renameSync(join(assets, name), join(maps, name))
      }
      rmSync(join(dir, '.vite'), { recursive: true, force: true })
    },
  }
}
