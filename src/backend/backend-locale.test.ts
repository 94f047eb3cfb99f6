import { i18n } from '@lingui/core'
import { expect, onTestFinished, test } from 'vitest'
import { recognitionRequest } from '@/api/recognition'
import { locales } from '@/lib/locales'
import { backendLocale } from './backend-locale'

const inEachLocale = <T>(read: () => T) => {
  onTestFinished(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))
  return locales.map((locale) => {
    i18n.loadAndActivate({ locale, messages: {} })
    return [locale, read()]
  })
}

test('sends the current locale to the backends, but English for Arabic', () => {
  expect(Object.fromEntries(inEachLocale(backendLocale))).toEqual({
    en: 'en',
    zh: 'zh',
    fr: 'fr',
    ja: 'ja',
    ar: 'en',
  })
})

test('requests recognition in Arabic for the Arabic locale and in English otherwise', () => {
  const photos = [{ side: 'front', base64: 'x' }] as const
  const requestsByLocale = inEachLocale(() => recognitionRequest('egy_passport', photos))
  expect(requestsByLocale).toEqual(
    locales.map((locale) => [
      locale,
      { document_type: 'egy_passport', data: { img: 'x', lang: locale === 'ar' ? 'ar' : 'en' } },
    ]),
  )
})
