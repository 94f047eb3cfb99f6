import { i18n, type Messages } from '@lingui/core'
import type { Locale } from '@/lib/locales'
import { sourceTexts } from './source-texts'

const translations = import.meta.glob<Messages>(['./locales/*.po', '!./locales/en.po'], {
  import: 'messages',
})

/** English is bundled with the code, so it is there at once. */
export function activateEnglish(): void {
  i18n.loadAndActivate({ locale: 'en', messages: sourceTexts })
}

/**
 * Loads the texts of a language and shows them, unless they are not wanted any more. Rejects, and changes nothing,
 * when they do not come.
 */
export async function activateLocale(locale: Locale, isWanted = () => true): Promise<void> {
  if (locale === 'en') return activateEnglish()
  const messages = await translations[`./locales/${locale}.po`]?.()
  if (!messages) throw new Error(`There is no catalogue for ${locale}`)
  if (isWanted()) i18n.loadAndActivate({ locale, messages })
}
