import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locales } from '@/lib/locales'

test('has one catalog per language', () => {
  const catalogues = readdirSync('src/i18n/locales').map((name) => name.replace('.po', ''))
  expect(catalogues.toSorted()).toEqual(locales.toSorted())
})
