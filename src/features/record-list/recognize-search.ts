import { looksPersonal } from '@/features/masking/personal-fields'
import { cleanText, foldDigits } from '@/lib/fold-text'

export type SearchKind = 'session' | 'nationalId' | 'phone' | 'reference' | 'name'

export interface RecognizedSearch {
  kind: SearchKind
  /** The text as the server compares it: Latin digits, no separators in numbers. */
  text: string
  /** It may be personal, so it must never enter an address, neither of the portal nor of a call. */
  personal: boolean
}

/**
 * A number alone may be a national id or a phone number that is still being typed; either may be part of a reference.
 */
const TELLING = /^\d{7,}$|[23]\d{13}|01[0125]\d{8}/

/** The kind of a pasted or typed search text. Undefined if it is empty. */
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
  // A reference is one word with a digit in it; an e-mail address or plain words may name a person.
  if (/^[\w.:/#-]*\d[\w.:/#-]*$/.test(text)) {
    return { kind: 'reference', text, personal: isTelling }
  }
  return { kind: 'name', text, personal: true }
}

/**
 * Letters and digits in one word, with at most two letters in a row: like passports and the identity cards of many
 * countries.
 */
function isDocumentNumber(text: string): boolean {
  const number = text.replace(/^([a-z]{1,2})[-.:/#]/i, '$1')
  return /^[a-z\d]{6,12}$/i.test(number) && /[a-z]/i.test(number) && /(?:\d\D*){5}/.test(number)
}

/** Decides where a list keeps a typed search text: in the address, unless it may be personal. */
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
 * The text as the name of a client, which the client search takes in its URL. Undefined for ids and numbers, and for
 * text that identifies a person other than by name.
 */
export function toClientName(raw: string): string | undefined {
  const recognizedSearch = recognizeSearch(raw)
  if (!recognizedSearch) return undefined
  const { kind, text, personal } = recognizedSearch
  const mayBeName = kind === 'name' ? !looksPersonal(text) : kind === 'reference' && !personal
  return mayBeName && /\p{L}/u.test(text) ? text : undefined
}
