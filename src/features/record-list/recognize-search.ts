import { looksPersonal } from '@/features/masking/personal-fields'
import { cleanText, foldDigits } from '@/lib/fold-text'

export type SearchKind = 'session' | 'nationalId' | 'phone' | 'reference' | 'name'

export interface RecognizedSearch {
  kind: SearchKind
  /** The text as the server compares it: with Latin digits and without separators in numbers. */
  text: string
  /** Whether the text may be personal, so it must never appear in a page or request URL. */
  personal: boolean
}

/** Digits that may be a national ID or a phone number: still being typed, complete, or inside a reference. */
const TELLING = /^\d{7,}$|[23]\d{13}|01[0125]\d{8}/

/** Recognizes the kind of a pasted or typed search text. Returns undefined if the text is empty. */
export function recognizeSearch(raw: string): RecognizedSearch | undefined {
  // An Egyptian keyboard types Arabic-Indic digits.
  const text = foldDigits(cleanText(raw))
  if (!text) return undefined
  const digits = text.replace(/[\s().-]/g, '')
  if (/^[23]\d{13}$/.test(digits)) return { kind: 'nationalId', text: digits, personal: true }
  if (/^(?:\+\d{8,15}|00\d{8,15}|01[0125]\d{8}|201[0125]\d{8})$/.test(digits)) {
    return { kind: 'phone', text: digits, personal: true }
  }
  const isTelling = TELLING.test(digits) || isDocumentNumber(text)
  if (
    /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text) ||
    (/^(?:sess?|session)[_-][\w-]*\d[\w-]*$/i.test(text) && !isTelling)
  ) {
    return { kind: 'session', text, personal: false }
  }
  // A reference is one word with a digit. An email address or plain words may identify a person.
  if (/^[\w.:/#-]*\d[\w.:/#-]*$/.test(text)) {
    return { kind: 'reference', text, personal: isTelling }
  }
  return { kind: 'name', text, personal: true }
}

/**
 * Whether the text looks like a passport or identity card number. In many countries, these have 6 to 12 letters and
 * digits, with at least one letter and five digits.
 */
function isDocumentNumber(text: string): boolean {
  // A separator may follow the first one or two letters.
  const number = text.replace(/^([a-z]{1,2})[-.:/#]/i, '$1')
  return /^[a-z\d]{6,12}$/i.test(number) && /[a-z]/i.test(number) && /(?:\d\D*){5}/.test(number)
}

/** Assigns typed search text to `q` in the URL, or to memory if the text may be personal. */
export function placeSearchText(text: string): {
  q: string | undefined
  privateSearchText: string | undefined
} {
  const isPersonal = recognizeSearch(text)?.personal === true
  return {
    q: isPersonal ? undefined : text || undefined,
    privateSearchText: isPersonal ? text : undefined,
  }
}

/**
 * Returns the text if it may be a client name, or else undefined. The name goes into a URL, so the text must not be an
 * ID, a number or other personal data.
 */
export function toClientName(raw: string): string | undefined {
  const recognizedSearch = recognizeSearch(raw)
  if (!recognizedSearch) return undefined
  const { kind, text, personal } = recognizedSearch
  const mayBeName = kind === 'name' ? !looksPersonal(text) : kind === 'reference' && !personal
  return mayBeName && /\p{L}/u.test(text) ? text : undefined
}
