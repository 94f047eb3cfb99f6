/** No vowels, because they form words, and no characters that look alike. */
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXZ'
const LENGTH = 6
/** Maximum number of code locations logged from a stack. */
const MAX_PLACES = 10

type Entry = { reference: string; isReported: boolean }

const referencesByObject = new WeakMap<object, Entry>()
/** Entries for thrown values that aren't objects, such as texts and numbers. */
const referencesByValue = new Map<unknown, Entry>()

function toEntry(error: unknown): Entry {
  const isObject = error instanceof Object
  const knownReference = isObject ? referencesByObject.get(error) : referencesByValue.get(error)
  if (knownReference) return knownReference
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH))
  const reference = Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('')
  const entry = { reference, isReported: false }
  if (isObject) referencesByObject.set(error, entry)
  else referencesByValue.set(error, entry)
  return entry
}

/**
 * Returns the reference that a user can quote for this error. The reference is the same on the screen, in the console
 * and in the error report (behavior 8.10).
 */
export function errorReference(error: unknown): string {
  return toEntry(error).reference
}

let listener: ((error: unknown, reference: string) => void) | undefined

/** Calls `next` with each error that is reported from now on. */
export function onErrorReported(next: typeof listener): void {
  listener = next
}

/**
 * Logs an error's reference, name, message and code locations, once. Omits the other properties and the rest of the
 * stack, because they may contain the server's text about people (row I6).
 */
export function reportError(error: unknown): void {
  const entry = toEntry(error)
  if (entry.isReported) return
  entry.isReported = true
  const isError = error instanceof Error
  const codeLocations = (isError && error.stack?.match(/(?<=\/assets\/)[\w-]+\.js:\d+:\d+/g)) || []
  const what = isError ? `${error.name}: ${error.message}` : `A thrown ${typeof error}`
  console.error(
    [`${what} (error reference ${entry.reference})`, ...codeLocations.slice(0, MAX_PLACES)].join(
      '\n  at ',
    ),
  )
  listener?.(error, entry.reference)
}
