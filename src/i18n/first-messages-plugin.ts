import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { createCompiledCatalog } from '@lingui/cli/api'
import { formatter } from '@lingui/format-po'
import type { Plugin } from 'vite'

const QUERY = '.po?first'

/**
 * The files whose texts the sign-in screens can show. The other screens before a sign-in (sign-up, recovery)
 * wait for the whole catalogue, as the areas do.
 */
const FIRST = [
  /^src\/main\.tsx$/,
  /^src\/api\/errors\.ts$/,
  /^src\/routes\/(__root|auth\/(login\/|(route|index|\$)\.tsx$)|-components\/(area|nothing|plain|planned|screen))/,
  /^src\/ui\/shell\/footer\.tsx$/,
  /^src\/ui\/(auth\/|(error-state|loading-state|notifications|offline-bar|states|still-working)\.tsx$)/,
]

/**
 * `xx.po?first` is the part of a catalogue that the sign-in screens need: the texts of all the others come
 * with the area that shows them.
 */
export function firstMessages(): Plugin {
  return {
    name: 'first-messages',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined
      const file = id.slice(0, -'?first'.length)
      this.addWatchFile(file)
      const locale = basename(file, '.po')
      const catalogue = await formatter().parse(await readFile(file, 'utf8'), {
        locale,
        sourceLocale: 'en',
        filename: file,
      })
      const texts = Object.entries(catalogue)
        .filter(([, { origin = [] }]) =>
          origin.some(([source]) => FIRST.some((each) => each.test(source))),
        )
        .map(([key, { message, translation }]) => [key, translation || message || key])
      const { source, errors } = createCompiledCatalog(locale, Object.fromEntries(texts), {
        namespace: 'es',
      })
      const [error] = errors
      if (error) throw error.error
      return { code: source, map: null, moduleType: 'js' }
    },
  }
}
