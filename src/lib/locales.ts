/** The languages of the specification (behaviour 3.6), and Arabic, that of the documents. */
export const locales = ['en', 'zh', 'fr', 'ja', 'ar'] as const

export type Locale = (typeof locales)[number]

/** Sentences as one text: Chinese and Japanese have no space between them. */
export const joinSentences = (sentences: readonly string[], locale: string) =>
  sentences.join(/^(zh|ja)/.test(locale) ? '' : ' ')
