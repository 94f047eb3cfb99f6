import { i18n, type Messages } from '@lingui/core'
import { sourceTexts } from './source-texts'

const SOURCE_LOCALE = 'en'
const translations = import.meta.glob<Messages>(['./locales/*.po', '!./locales/en.po'], {
  import: 'messages',
})

export function hasCatalogue(locale: string): boolean {
  return locale === SOURCE_LOCALE || Object.hasOwn(translations, fileOf(locale))
}

/**
 * Loads the texts of a locale and activates it. English is bundled with the code. An unknown locale falls back
 * to English.
 */
export async function activateLocale(locale: string): Promise<void> {
  const messages = await translations[fileOf(locale)]?.()
  i18n.loadAndActivate(
    messages ? { locale, messages } : { locale: SOURCE_LOCALE, messages: sourceTexts },
  )
}

function fileOf(locale: string): string {
  return `./locales/${locale}.po`
}
