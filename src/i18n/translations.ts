import { i18n, type Messages } from '@lingui/core'
import { languageTag, type Locale } from '@/lib/locales'
import { activateEnglish } from './i18n'

const translations = import.meta.glob<Messages>(['./locales/*.po', '!./locales/en.po'], {
  import: 'messages',
})

/**
 * Loads a language's texts and activates them, unless the user has chosen another language since. Rejects, and changes
 * nothing, if loading fails.
 */
export async function activateLocale(locale: Locale, isWanted = () => true): Promise<void> {
  if (locale === 'en') return activateEnglish()
  const messages = await translations[`./locales/${locale}.po`]?.()
  if (!messages) throw new Error(`There is no catalog for ${locale}`)
  // Engines differ in the digits they use for Arabic; here they are Latin (docs/glossary.md).
  if (isWanted())
    i18n.loadAndActivate({ locale, locales: `${languageTag(locale)}-u-nu-latn`, messages })
}
