import { looksPersonal } from '@/features/masking/personal-fields'
import { foldDigits } from '@/lib/fold-text'

export type SearchKind = 'session' | 'nationalId' | 'phone' | 'reference' | 'name'

export interface RecognizedSearch {
  kind: SearchKind
  /** The text as the server can compare it: Latin digits, no separators in numbers. */
  text: string
  /** Says something about a person: it must never enter an address, of the portal or of a call. */
  personal: boolean
}

/** A number alone may be a national id or a phone that is being typed; either may be a part of a reference. */
const TELLING = /^\d{7,}$|[23]\d{13}|01[0125]\d{8}/

/** Direction marks, which come along with numbers that are copied from a text in Arabic. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** What a pasted or typed search text is. Undefined for an empty one. */
export function recognizeSearch(raw: string): RecognizedSearch | undefined {
  // An Egyptian keyboard types Arabic-Indic digits.
  const text = foldDigits(raw.replace(DIRECTION_MARKS, '').trim())
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
  // A reference is one word with a digit in it; an e-mail address or words alone may name a person.
  if (/^[\w.:/#-]*\d[\w.:/#-]*$/.test(text)) {
    return { kind: 'reference', text, personal: isTelling }
  }
  return { kind: 'name', text, personal: true }
}

/** Letters and digits in one, at most two letters apart: so are passports and the identity cards of many countries. */
function isDocumentNumber(text: string): boolean {
  const number = text.replace(/^([a-z]{1,2})[-.:/#]/i, '$1')
  return /^[a-z\d]{6,12}$/i.test(number) && /[a-z]/i.test(number) && /(?:\d\D*){5}/.test(number)
}

/** Where a list keeps a search text that was typed: in the address, unless it may be personal. */
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
 * The text as the name of a client, which the call that searches clients takes in its address. Undefined for ids and
 * numbers, and for what identifies a person other than by name.
 */
export function toClientName(raw: string): string | undefined {
  const recognized = recognizeSearch(raw)
  if (!recognized) return undefined
  const { kind, text, personal } = recognized
  const mayBeName = kind === 'name' ? !looksPersonal(text) : kind === 'reference' && !personal
  return mayBeName && /\p{L}/u.test(text) ? text : undefined
}
