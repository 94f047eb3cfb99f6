import { readFileSync, readdirSync } from 'node:fs'

/** The languages that the texts are translated to. */
export const translations = readdirSync('src/i18n/locales')
  .map((name) => name.replace('.po', ''))
  .filter((locale) => locale !== 'en')

/** The language that the portal asks its backends for: they know no Arabic. */
export const backendLanguage = (locale: string) => (locale === 'ar' ? 'en' : locale)

export const directionOf = (locale: string) => (locale === 'ar' ? 'rtl' : 'ltr')

/** The texts of a language by their English ones, as the portal has them. */
export function catalogue(
  locale: string,
): (english: string, values?: Record<string, string>) => string {
  const file = readFileSync(`src/i18n/locales/${locale}.po`, 'utf8')
  const texts = new Map<string, string>()
  for (const entry of file.split('\n\n')) {
    const read = (name: string): string => {
      const line = new RegExp(`^${name} (".*")$`, 'm').exec(entry)?.[1]
      return line ? String(JSON.parse(line)) : ''
    }
    if (!entry.includes('\nmsgctxt ')) texts.set(read('msgid'), read('msgstr'))
  }
  return (english, values = {}) => {
    const text = texts.get(english)
    if (!text) throw new Error(`"${english}" is not in ${locale}.po`)
    return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  }
}
