import { expect, test } from 'vitest'
import { preferredLocale } from './languages'

test.each([
  [['fr-CA', 'en'], 'fr'],
  [['zh'], 'zh'],
  [['zh-CN'], 'zh'],
  [['zh-Hans-HK'], 'zh'],
  [['zh-Hant'], undefined],
  [['zh-Hant-TW', 'ja'], 'ja'],
  [['zh-TW'], undefined],
  [['zh-HK', 'en'], undefined],
  [['zh-MO', 'zh-CN'], 'zh'],
  [['de', 'ja', 'en'], 'ja'],
  [['AR-eg'], 'ar'],
  [['en-GB', 'fr'], undefined],
  [['de', 'en', 'fr'], undefined],
  [['de'], undefined],
  [[], undefined],
])('maps the browser languages %j to the offered language %s', (tags, locale) => {
  expect(preferredLocale(tags)).toBe(locale)
})
