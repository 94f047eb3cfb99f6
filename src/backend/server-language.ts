import { i18n } from '@lingui/core'

const letterNotLatin = /[^\P{L}\p{Script=Latin}]/u

/** Returns a response's language if its `Content-Language` header contains a single language. */
export function contentLanguage(headers: Headers): string | undefined {
  const tag = headers.get('content-language')?.trim() ?? ''
  return /^[a-z]{2,3}(-[a-z\d]{1,8})*$/i.test(tag) ? tag : undefined
}

/**
 * Returns a server text's language, or undefined if it is ambiguous. Without a response language, Latin text on a
 * screen in another script counts as English, because every backend has English texts.
 */
export function serverLanguage(text: string, ofAnswer?: string): string | undefined {
  const readsLatin = !/^(?:zh|ja|ar)/.test(i18n.locale)
  return ofAnswer ?? (readsLatin || letterNotLatin.test(text) ? undefined : 'en')
}
