/** What a personal value is: it decides how much of it may be seen. */
export type PersonalKind =
  | 'national_id'
  | 'name'
  | 'phone'
  | 'email'
  | 'address'
  /** Numbers of documents, cards and serials. */
  | 'document'
  | 'birth_date'
  /** What the client's own system calls the person: often an e-mail address or a phone number. */
  | 'reference'
  /** Whatever else tells of a person, and what nobody has named. */
  | 'text'

const hidden = '••••••'

/**
 * The value as it is shown while it is veiled, and written to files by default: enough to tell two apart,
 * too little to know either. Runs of dots have fixed lengths, so that they do not count what they hide, and
 * a value too short to keep a secret shows nothing. Empty stays empty.
 */
export function maskValue(kind: PersonalKind, text: string): string {
  const value = text.trim()
  if (value === '') return ''
  switch (kind) {
    case 'national_id':
      return ends(value, { head: 1, tail: 2, least: 10 })
    case 'phone':
      return ends(value, { head: 0, tail: 3, least: 8 })
    case 'document':
      return ends(value, { head: 0, tail: 2, least: 6 })
    case 'name':
      return initials(value)
    case 'email':
      return email(value)
    case 'reference':
      return value.includes('@') ? email(value) : ends(value, { head: 0, tail: 3, least: 8 })
    case 'birth_date':
      return '••••-••-••'
    case 'address':
    case 'text':
      return hidden
  }
}

type Ends = { head: number; tail: number; least: number }

function ends(value: string, { head, tail, least }: Ends): string {
  const letters = lettersOf(value)
  if (letters.length < least) return hidden
  return letters.slice(0, head).join('') + hidden + letters.slice(-tail).join('')
}

/** More is hidden than shown, or nothing is shown. */
function initials(value: string): string {
  const parts = value.split(/\s+/).slice(0, 6)
  if (lettersOf(value).length <= parts.length * 2) return hidden
  return parts.map((part) => `${lettersOf(part)[0] ?? ''}••`).join(' ')
}

function email(value: string): string {
  const at = value.lastIndexOf('@')
  if (at < 1) return hidden
  const domain = value.slice(at + 1).split('.')
  const [ending] = domain.length > 1 ? domain.slice(-1) : []
  const shown = `${initial(value.slice(0, at))}@${initial(domain[0] ?? '')}`
  return ending && /^[a-z]{2,6}$/i.test(ending) ? `${shown}.${ending}` : shown
}

function initial(part: string): string {
  const letters = lettersOf(part)
  return letters.length > 2 ? `${letters[0]}•••` : '•••'
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** As a reader counts them, without spaces: a letter with its marks, or an emoji of several, is one. */
function lettersOf(value: string): string[] {
  return Array.from(segmenter.segment(value), ({ segment }) => segment).filter(
    (segment) => segment.trim() !== '',
  )
}
