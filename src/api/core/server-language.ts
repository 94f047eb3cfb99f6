import { i18n } from '@lingui/core'

/** The letters of the languages that are written without the Latin ones. */
const scripts: Readonly<Record<string, RegExp>> = {
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ar: /\p{Script=Arabic}/u,
}

/** The language of an answer: that of its header `Content-Language` if it names a single one. */
export function contentLanguage(headers: Headers): string | undefined {
  const tag = headers.get('content-language')?.trim() ?? ''
  return /^[a-z]{2,3}(-[a-z\d]{1,8})*$/i.test(tag) ? tag : undefined
}

/**
 * The language of a server's text, if it can be told. Where the answer does not say it, and people read another script,
 * a text without a letter of theirs is English: every backend knows it.
 */
export function serverLanguage(text: string, ofAnswer?: string): string | undefined {
  const script = scripts[i18n.locale]
  return ofAnswer ?? (script && !script.test(text) ? 'en' : undefined)
}
