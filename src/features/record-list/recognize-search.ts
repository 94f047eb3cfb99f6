import { foldDigits } from '@/lib/fold-text'

export type SearchKind = 'session' | 'nationalId' | 'phone' | 'reference' | 'name'

export interface RecognizedSearch {
  kind: SearchKind
  /** The text as the server can compare it: Latin digits, no separators in numbers. */
  text: string
  /** Says something about a person: it must never enter the URL. */
  personal: boolean
}

/** A number alone may be a national id or a phone that is being typed; either may be a part of a reference. */
const TELLING = /^\d{7,}$|[23]\d{13}|01[0125]\d{8}/

/** What a pasted or typed search text is. Undefined for an empty one. */
export function recognizeSearch(raw: string): RecognizedSearch | undefined {
  // An Egyptian keyboard types Arabic-Indic digits.
  const text = foldDigits(raw.trim())
  if (!text) return undefined
  const digits = text.replace(/[\s().-]/g, '')
  if (/^[23]\d{13}$/.test(digits)) return { kind: 'nationalId', text: digits, personal: true }
  if (/^(?:\+\d{8,15}|00\d{8,15}|01[0125]\d{8}|201[0125]\d{8})$/.test(digits)) {
    return { kind: 'phone', text: digits, personal: true }
  }
  if (
    /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text) ||
    /^(?:sess?|session)[_-]\w/i.test(text)
  ) {
    return { kind: 'session', text, personal: false }
  }
  // A reference is one word with a digit in it; an e-mail address or words alone may name a person.
  if (/^[\w.:/#-]*\d[\w.:/#-]*$/.test(text)) {
    return { kind: 'reference', text, personal: TELLING.test(digits) }
  }
  return { kind: 'name', text, personal: true }
}
