import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { isRelease } from './record-build.ts'

const COMPRESSIBLE = /\.(?:css|html|js|json|svg|txt)$/
/** Minimum size in bytes. Smaller files fit into a packet or two without compression. */
const MIN_SIZE = 1024

const brotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/**
 * Writes `.br` and `.gz` files beside a production build's files, so a server doesn't compress files that never change.
 * Runs after every other plugin, because another plugin may write a page at the end of a build.
 */
export function precompress(): Plugin {
  let folder: string | undefined
  return {
    name: 'precompress',
    apply: isRelease,
    writeBundle({ dir }) {
      folder = dir
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (!folder) return
        const names = await readdir(folder, { recursive: true })
        // Servers don't serve files whose names start with a dot.
        const servedFiles = names.filter(
          (name) => COMPRESSIBLE.test(name) && !/(?:^|[\\/])\./.test(name),
        )
        await Promise.all(servedFiles.map((name) => compress(join(folder ?? '', name))))
        folder = undefined
      },
    },
  }
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < MIN_SIZE) return
  const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await Promise.all([
    brotli(content, { params: hint }).then((bytes) => writeFile(`${file}.br`, bytes)),
    compressGzip(content, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ])
}
