declare const personalBrand: unique symbol

/**
 * A value that identifies a person. At run time it is a plain string; to the compiler it is neither a string nor
 * something that React can render, so showing it unmasked does not compile. The schemas of `src/api` seal it;
 * `MaskedValue` and the masked writers accept it.
 */
export interface Personal {
  readonly [personalBrand]: true
}

/** Marks a text as personal. */
export function sealPersonal(text: string): Personal
export function sealPersonal(text: string): unknown {
  return text
}

/**
 * The text of a personal value. Only the modules that mask may import it (the lint names them); all others pass the
 * sealed value on to them.
 */
export function openPersonal(value: Personal | string): string
export function openPersonal(value: unknown): unknown {
  return value
}

/** The kind of a personal value, which decides how much of it stays visible. */
export type PersonalKind =
  | 'national_id'
  | 'name'
  | 'phone'
  | 'email'
  | 'address'
  /** Numbers of documents and cards, serial numbers. */
  | 'document'
  | 'birth_date'
  /** The person's id in the client's own system: often an e-mail address or a phone number. */
  | 'reference'
  /** Any other personal value, and the default for unknown fields. */
  | 'text'

const HIDDEN_TEXT = '••••••'

/**
 * The masked form of a value, on screen and in files: enough to distinguish two values, too little to identify
 * either. The dots do not reveal the length, and short values are hidden completely. Empty stays empty.
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
  if (letters.length < minLength) return HIDDEN_TEXT
  return letters.slice(0, head).join('') + HIDDEN_TEXT + letters.slice(-tail).join('')
}

/** Shows the initials only when they are less than half of the letters. */
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
 * The letters as a reader counts them, without spaces: a letter with its marks counts once, and so does a joined emoji.
 */
function splitLetters(value: string): string[] {
  return Array.from(segmenter.segment(value), ({ segment }) => segment).filter(
    (segment) => segment.trim() !== '',
  )
}
