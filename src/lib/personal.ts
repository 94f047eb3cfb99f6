declare const personalBrand: unique symbol

/**
 * A string that identifies a person. To the compiler, it is neither a string nor a React node, so showing it unmasked
 * does not compile.
 */
export interface Personal {
  readonly [personalBrand]: true
}

/** Marks text as personal. */
export function sealPersonal(text: string): Personal
export function sealPersonal(text: string): unknown {
  return text
}

/**
 * Returns a personal value's text. Only the masking modules may import this function, and all other modules pass the
 * sealed value to a masking module.
 */
export function openPersonal(value: Personal | string): string
export function openPersonal(value: unknown): unknown {
  return value
}

/** Kind of a personal value. The kind decides how much of the value stays visible. */
export type PersonalKind =
  | 'national_id'
  | 'name'
  | 'phone'
  | 'email'
  | 'address'
  /** Document, card and serial numbers. */
  | 'document'
  | 'birth_date'
  /** The person's ID in the client's own system, often an email address or a phone number. */
  | 'reference'
  /** Any other personal value, and the default for unknown fields. */
  | 'text'

const HIDDEN_TEXT = '••••••'

/**
 * Masks a value for the screen and for files. Enough stays visible to distinguish two values, but too little to
 * identify either.
 */
export function maskValue(kind: PersonalKind, text: string): string {
  const value = text.trim()
  if (value === '') return ''
  switch (kind) {
    case 'national_id':
      return ends(value, { head: 1, tail: 2, minLength: 10 })
    case 'phone':
      return ends(value, { head: 0, tail: 3, minLength: 8 })
    case 'document':
      return ends(value, { head: 0, tail: 2, minLength: 6 })
    case 'name':
      return initials(value)
    case 'email':
      return email(value)
    case 'reference':
      return value.includes('@') ? email(value) : ends(value, { head: 0, tail: 3, minLength: 8 })
    case 'birth_date':
      return '••••-••-••'
    case 'address':
    case 'text':
      return HIDDEN_TEXT
  }
}

type Ends = { head: number; tail: number; minLength: number }

function ends(value: string, { head, tail, minLength }: Ends): string {
  const letters = splitLetters(value)
  // Short values are hidden completely, and the dots don't reveal the length.
  if (letters.length < minLength) return HIDDEN_TEXT
  return letters.slice(0, head).join('') + HIDDEN_TEXT + letters.slice(-tail).join('')
}

/** Returns the initials, or hides the whole name if the initials are at least half of the name's letters. */
function initials(value: string): string {
  const parts = value.split(/\s+/).slice(0, 6)
  if (splitLetters(value).length <= parts.length * 2) return HIDDEN_TEXT
  return parts.map((part) => `${splitLetters(part)[0] ?? ''}••`).join(' ')
}

function email(value: string): string {
  const at = value.lastIndexOf('@')
  if (at < 1) return HIDDEN_TEXT
  const domain = value.slice(at + 1).split('.')
  const [ending] = domain.length > 1 ? domain.slice(-1) : []
  const maskedEmail = `${initial(value.slice(0, at))}@${initial(domain[0] ?? '')}`
  return ending && /^[a-z]{2,6}$/i.test(ending) ? `${maskedEmail}.${ending}` : maskedEmail
}

function initial(part: string): string {
  const letters = splitLetters(part)
  return letters.length > 2 ? `${letters[0]}•••` : '•••'
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * Splits text into letters as a reader counts them, without spaces. A letter with its marks counts once, and so does a
 * joined emoji.
 */
function splitLetters(value: string): string[] {
  return Array.from(segmenter.segment(value), ({ segment }) => segment).filter(
    (segment) => segment.trim() !== '',
  )
}
