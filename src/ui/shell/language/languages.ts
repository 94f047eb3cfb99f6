import { locales, type Locale } from '@/lib/locales'

type Language = {
  /** In the language itself, so that its readers can find it. */
  name: string
  direction: 'ltr' | 'rtl'
}

export const languages: Readonly<Record<Locale, Language>> = {
  en: { name: 'English', direction: 'ltr' },
  zh: { name: '简体中文', direction: 'ltr' },
  fr: { name: 'Français', direction: 'ltr' },
  ja: { name: '日本語', direction: 'ltr' },
  ar: { name: 'العربية', direction: 'rtl' },
}

/** Tags of Chinese in traditional characters, which the portal does not have. */
const isTraditional = (tag: string) => /^zh-(?!.*hans)(?:.*-)?(?:hant|tw|hk|mo)(?:-|$)/i.test(tag)

/** The first of the browser's languages that the portal has; undefined when that is English, or when it has none. */
export function preferredLocale(tags: readonly string[]): Exclude<Locale, 'en'> | undefined {
  const knownTags = tags
    .filter((tag) => !isTraditional(tag))
    .map((tag) => locales.find((locale) => locale === tag.split('-')[0]?.toLowerCase()))
    .find((locale) => locale !== undefined)
  return knownTags === 'en' ? undefined : knownTags
}
