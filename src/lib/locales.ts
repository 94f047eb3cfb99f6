/** The languages of the specification (behavior 3.6), plus Arabic, the language of the documents. */
export const locales = ['en', 'zh', 'fr', 'ja', 'ar'] as const

export type Locale = (typeof locales)[number]

/** Returns a locale's language tag. The portal's Chinese uses simplified characters. */
export const languageTag = (locale: string) => (locale === 'zh' ? 'zh-Hans' : locale)
