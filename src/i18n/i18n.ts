import { i18n, type Messages } from '@lingui/core'
import { sourceTexts } from './source-texts'

const SOURCE = 'en'
const translations = import.meta.glob<Messages>(['./locales/*.po', '!./locales/en.po'], {
  import: 'messages',
})

export function hasCatalogue(locale: string): boolean {
  return locale === SOURCE || Object.hasOwn(translations, fileOf(locale))
}

/**
 * Loads the texts of a locale and makes it the current one. English has come with the code; an unknown locale
 * falls back to it.
 */
export async function activateLocale(locale: string): Promise<void> {
  const messages = await translations[fileOf(locale)]?.()
  i18n.loadAndActivate(messages ? { locale, messages } : { locale: SOURCE, messages: sourceTexts })
}

function fileOf(locale: string): string {
  return `./locales/${locale}.po`
}
