import { locales, type Locale } from '@/lib/locales'

type Language = {
  /** The language's name in the language itself, so its readers can find it. */
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

/** Whether a language tag is for Traditional Chinese. The portal supports only Simplified Chinese. */
const isTraditional = (tag: string) => /^zh-(?!.*hans)(?:.*-)?(?:hant|tw|hk|mo)(?:-|$)/i.test(tag)

/** Returns the first of the browser's languages that the portal supports, or undefined for English or no match. */
export function preferredLocale(tags: readonly string[]): Exclude<Locale, 'en'> | undefined {
  const knownTags = tags
    .filter((tag) => !isTraditional(tag))
    .map((tag) => locales.find((locale) => locale === tag.split('-')[0]?.toLowerCase()))
    .find((locale) => locale !== undefined)
  return knownTags === 'en' ? undefined : knownTags
}
