import { readdirSync } from 'node:fs'
import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

const folder = 'src/i18n/locales'

/** Each .po file in the folder is a language, so adding a file adds a language. */
export default defineConfig({
  sourceLocale: 'en',
  locales: readdirSync(folder)
    .filter((name) => name.endsWith('.po'))
    .map((name) => name.replace('.po', '')),
  catalogs: [
    { path: `${folder}/{locale}`, include: ['src'], exclude: ['**/*.test.*', '**/*.gen.ts'] },
  ],
  format: formatter({ lineNumbers: false }),
})
