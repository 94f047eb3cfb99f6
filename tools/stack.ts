// `npm run stack -- profile-Ab1.js:2:693` adds the source location to a location in a built file. Without arguments, it
// reads standard input.
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join, normalize } from 'node:path'
import { fromRoot } from './lib/project.ts'
import { Stop, main } from './lib/stop.ts'

// Folder with the release's source maps.
const folder = process.env['MAPS'] ?? fromRoot('release', 'maps')

/** Returns the source location, or undefined if the file has no map or the map has no entry. */
function findSource(file: string, line: number, column: number): string | undefined {
  const path = join(folder, `${file}.map`)
  if (!existsSync(path)) return undefined
  const map = new SourceMap(JSON.parse(readFileSync(path, 'utf8')))
  // Lines and columns count from 0 in a source map, but from 1 in a stack trace.
  const entry = map.findEntry(line - 1, column - 1)
  if (!('originalSource' in entry)) return undefined
  const { originalSource, originalLine, originalColumn } = entry
  const name = normalize(originalSource.replace(/\?.*/, '')).replace(/^(\.\.[\\/])+/, '')
  return `${name}:${originalLine + 1}:${originalColumn + 1}`
}

await main(() => {
  if (!existsSync(folder)) throw new Stop(`There are no source maps in ${folder}: npm run build.`)
  const stackText = process.argv.slice(2).join('\n') || readFileSync(0, 'utf8')
  const text = stackText.replaceAll(
    /([\w-]+\.js):(\d+):(\d+)/g,
    (place: string, file: string, line: string, column: string) => {
      const source = findSource(file, Number(line), Number(column))
      return source ? `${place} = ${source}` : `${place} (unknown)`
    },
  )
  console.log(text.trimEnd())
})
