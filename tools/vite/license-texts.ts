import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { lockedPackages, type LockedPackage } from '../lib/packages.ts'

const TEXT_FILE = /^((un)?licen[cs]e|copying|notice)/i

/** Matches the folder of a module's package. */
const PACKAGE_FOLDER = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/

/**
 * Returns a package's license texts. For the few packages without a license text, returns only the license and the
 * author.
 */
function readTexts({ id, license, paths: [folder = ''] }: LockedPackage): string {
  const texts = readdirSync(folder)
    .filter((file) => TEXT_FILE.test(file))
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
  if (texts.length > 0) return [`## ${id} (${license})`, ...texts].join('\n\n')
  const { author }: { author?: string | { name: string } } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const by = typeof author === 'string' ? author : (author?.name ?? 'its contributors')
  return `## ${id} (${license})\n\nBy ${by}. The package has no text of its license.`
}

/**
 * Writes the packages' licenses into licenses.txt beside the page, because most licenses require a notice in every
 * copy. Lists all shipped packages, because workers are bundled separately and some packages contain others.
 */
export function licenseTexts(): Plugin {
  return {
    name: 'license-texts',
    apply: 'build',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : [],
      )
      const inProject = (id: string) => id.slice(process.cwd().length + 1)
      const folders = new Set(modules.map((id) => PACKAGE_FOLDER.exec(inProject(id))?.[0]))
      const packages = lockedPackages().filter(
        ({ isShipped, paths }) => isShipped || paths.some((path) => folders.has(path)),
      )
      // The byte order mark declares UTF-8, regardless of the server's headers.
      const source = ['\uFEFFThe portal uses these packages.', ...packages.map(readTexts)].join(
        '\n\n',
      )
      this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: `${source}\n` })
    },
  }
}
