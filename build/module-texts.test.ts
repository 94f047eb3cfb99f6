import { i18n, type Messages } from '@lingui/core'
import { beforeAll, expect, test, vi } from 'vitest'

let sourceTexts: Messages

// The files of a worker share their modules, and these tests are about what loading one does.
beforeAll(async () => {
  vi.resetModules()
  sourceTexts = (await import('@/i18n/source-texts')).sourceTexts
  const { activateEnglish } = await import('@/i18n/i18n')
  activateEnglish()
})

test('a module adds its texts when it is loaded', async () => {
  const before = Object.keys(sourceTexts).length
  const { serviceErrors } = await import('@/features/labels/problems/service-errors')
  const texts = serviceErrors.flatMap(({ cause, remedy }) => [cause, remedy])
  expect(Object.keys(sourceTexts).length).toBeGreaterThan(before)
  for (const { id } of texts) expect(i18n._(id)).not.toBe(id)
})

test('compiles texts with values and plurals', async () => {
  await import('@/features/extra-results/zip-contents')
  const compiled = Object.values(sourceTexts).filter((text) => typeof text !== 'string')
  expect(compiled.some((parts) => JSON.stringify(parts).includes('plural'))).toBe(true)
})
