import { i18n } from '@lingui/core'

const letterNotLatin = /[^\P{L}\p{Script=Latin}]/u

/** The language of an answer: that of its header `Content-Language` if it names a single one. */
export function contentLanguage(headers: Headers): string | undefined {
  const tag = headers.get('content-language')?.trim() ?? ''
  return /^[a-z]{2,3}(-[a-z\d]{1,8})*$/i.test(tag) ? tag : undefined
}

/**
 * The language of a server's text: that of the answer, if known. Otherwise, on a screen in another script, a text
 * without a letter other than Latin ones is English, because every backend knows English; undefined where it could be either.
 */
export function serverLanguage(text: string, ofAnswer?: string): string | undefined {
  const readsLatin = !/^(?:zh|ja|ar)/.test(i18n.locale)
  return ofAnswer ?? (readsLatin || letterNotLatin.test(text) ? undefined : 'en')
}
