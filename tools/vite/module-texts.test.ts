import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { serviceErrors } from '@/features/labels/problems/service-errors'
import { sourceTexts } from '@/i18n/source-texts'

test("adds a module's texts when the module loads", () => {
  const texts = serviceErrors.flatMap(({ cause, remedy }) => [cause, remedy])
  expect(texts.length).toBeGreaterThan(0)
  for (const { id } of texts) expect(i18n._(id)).not.toBe(id)
})

test('compiles texts with values and plurals', async () => {
  await import('@/features/extra-results/zip-contents')
  const compiled = Object.values(sourceTexts).filter((text) => typeof text !== 'string')
  expect(compiled.some((parts) => JSON.stringify(parts).includes('plural'))).toBe(true)
})
