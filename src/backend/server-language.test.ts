import { i18n } from '@lingui/core'
import { afterEach, expect, test } from 'vitest'
import { ApiError } from '@/api/core/api-error'
import { describeError, describeLogoutError } from '@/api/core/errors'
import { contentLanguage, serverLanguage } from './server-language'

const inLocale = (locale: string) => i18n.loadAndActivate({ locale, messages: {} })
afterEach(() => inLocale('en'))

const ofHeader = (value?: string) =>
  contentLanguage(new Headers(value ? { 'content-language': value } : {}))

test('returns the language of a Content-Language header with a single language', () => {
  expect(ofHeader('fr')).toBe('fr')
  expect(ofHeader(' zh-Hans ')).toBe('zh-Hans')
  // A header with several languages describes the readers, not the language of the text.
  for (const value of [undefined, 'fr, en', '*', 'none at all'])
    expect(ofHeader(value)).toBeUndefined()
})

test.each([
  ['ar', 'The account is locked', 'الحساب مقفل'],
  ['zh', 'The account is locked', '账户已锁定'],
  ['ja', 'The account is locked', 'ロック済み'],
])('assumes English for Latin-only text on a screen in %s', (locale, english, own) => {
  inLocale(locale)
  expect(serverLanguage(english)).toBe('en')
  expect(serverLanguage(own)).toBeUndefined()
  expect(serverLanguage(`${english}: ${own}`)).toBeUndefined()
  expect(serverLanguage(english, 'fr')).toBe('fr')
})

test.each(['en', 'fr'])(
  'returns no language for Latin-only text without a header on a screen in %s',
  (locale) => {
    inLocale(locale)
    expect(serverLanguage('The account is locked')).toBeUndefined()
  },
)

test("sets an error's language only if its text comes from the server", () => {
  inLocale('ar')
  const createFailure = (body = {}) => new ApiError('status', 'a call', { status: 400, body })
  expect(describeError(createFailure({ message: 'Locked' })).lang).toBe('en')
  expect(describeError(createFailure({ message: 'Fermé', content_language: 'fr' })).lang).toBe('fr')
  expect(describeError(createFailure({ content_language: 'fr' })).lang).toBeUndefined()
  expect(describeError(new ApiError('timeout', 'a call')).lang).toBeUndefined()
  expect(
    describeLogoutError(createFailure({ message: 'Fermé', content_language: 'fr' })).lang,
  ).toBe('fr')
  expect(describeLogoutError(createFailure()).lang).toBeUndefined()
})
