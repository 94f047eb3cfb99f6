import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { isRelease } from './record-build.ts'

const COMPRESSIBLE = /\.(?:css|html|js|json|svg|txt)$/
/** Bytes. What is smaller fits into a packet or two as it is. */
const MIN_SIZE = 1024

const brotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/**
 * Puts `.br` and `.gz` beside the files of a production build, so that a server need not compress what never changes.
 * It comes after every other plugin, because a page may still be written at the end of a build.
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
        // What begins with a dot is not served.
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
