import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ConfigEnv, Plugin, UserConfig } from 'vite'

const RECORD = '.cache/build'
const MAPS = 'release/maps'

/** Whether the build will be served. The journeys build into other folders. */
export const isRelease = ({ build }: UserConfig, { command, mode }: ConfigEnv) =>
  command === 'build' && mode === 'production' && build?.outDir === 'dist'

function emptyFolder(folder: string): string {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return folder
}

/**
 * Moves the manifest to .cache/build and the source maps to release/maps, because every file in the deployed folder is
 * served. The source maps are kept with a release to read its stacks. Both folders are emptied first.
 */
export function recordBuild(): Plugin {
  return {
    name: 'record-build',
    apply: 'build',
    config: ({ build }) => ({
      build: {
        // The sizes are computed from the manifest.
        manifest: true,
        // Hidden, so no comment in the code points to them. A build into another folder isn't a release.
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
