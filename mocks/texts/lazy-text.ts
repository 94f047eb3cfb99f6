import { ar } from './ar.ts'
import { en, type Texts } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'
import { zh } from './zh.ts'

export const textsByLanguage = { en, fr, zh, ja, ar }
export type Language = keyof typeof textsByLanguage

/**
 * Returns text in the request's language. A schema that is parsed with a `lang` can also use the function as an error
 * message.
 */
export type Text = (request: { lang?: string | undefined }) => string

/** Chooses text before the language is known, for example `lazyText((t) => t.required)`. */
export function lazyText(choose: (texts: Texts) => string): Text {
  return ({ lang }) => choose(textsByLanguage[isLanguage(lang) ? lang : 'en'])
}

/** Returns a request's language: `lang` in its URL, or English if `lang` is missing or unknown. */
export function getRequestLanguage({ searchParams }: URL): Language {
  const lang = searchParams.get('lang')
  return isLanguage(lang) ? lang : 'en'
}

function isLanguage(lang: string | null | undefined): lang is Language {
  return lang != null && Object.hasOwn(textsByLanguage, lang)
}
