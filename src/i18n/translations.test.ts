import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locales } from '@/lib/locales'

test('has one catalog per language', () => {
  const catalogs = readdirSync('src/i18n/locales').map((name) => name.replace('.po', ''))
  expect(catalogs.toSorted()).toEqual(locales.toSorted())
})
