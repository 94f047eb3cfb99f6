import { readFileSync, readdirSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'

/** Languages that the texts are translated into. */
export const translations = readdirSync('src/i18n/locales')
  .map((name) => name.replace('.po', ''))
  .filter((locale) => locale !== 'en')

/** Returns the language that the portal requests from its backends. The backends don't support Arabic. */
export const backendLanguage = (locale: string) => (locale === 'ar' ? 'en' : locale)

export const getDirection = (locale: string) => (locale === 'ar' ? 'rtl' : 'ltr')

const catalogs = new Map(
  await Promise.all(
    ['en', ...translations].map(async (locale) => {
      const filename = `src/i18n/locales/${locale}.po`
      const text = readFileSync(filename, 'utf8')
      return [
        locale,
        await formatter().parse(text, { locale, sourceLocale: 'en', filename }),
      ] as const
    }),
  ),
)

/** Returns a function that translates the portal's English text. */
export function catalog(
  locale: string,
): (english: string, values?: Record<string, string>) => string {
  return (english, values = {}) => {
    const text = catalogs.get(locale)?.[generateMessageId(english)]?.translation
    if (!text) throw new Error(`"${english}" is not in ${locale}.po`)
    return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  }
}
