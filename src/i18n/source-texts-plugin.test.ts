// @vitest-environment node
import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { sourceTexts } from './source-texts'

test('a module adds its texts when it is loaded', async () => {
  const before = Object.keys(sourceTexts).length
  const { errorCatalogue } = await import('@/features/labels/service-errors')
  const texts = errorCatalogue.flatMap(({ cause, remedy }) => [cause, remedy])
  expect(Object.keys(sourceTexts).length).toBeGreaterThan(before)
  for (const { id } of texts) expect(i18n._(id)).not.toBe(id)
})

test('compiles texts with values and plurals', async () => {
  await import('@/features/extra-results/zip-contents')
  const compiled = Object.values(sourceTexts).filter((text) => typeof text !== 'string')
  expect(compiled.some((parts) => JSON.stringify(parts).includes('plural'))).toBe(true)
})
