import { newId } from '@/lib/new-id'

/**
 * Text, by key, that may be personal and that one screen passes to the next, such as a searched number. History entries
 * contain only the key, because the browser keeps them for longer than a login (row C10).
 */
const texts = new Map<string, string>()

/** Stores text and returns its key. The key stays the same as long as the text is stored. */
export function storePrivateText(text: string): string {
  for (const [key, storedText] of texts) if (storedText === text) return key
  const key = newId()
  texts.set(key, text)
  return key
}

/** Returns a key's text, or undefined after a reload or after the end of the login. */
export function getPrivateText(key: string | undefined): string | undefined {
  return key === undefined ? undefined : texts.get(key)
}

/**
 * Text typed in the sign-up steps, keyed by field name, but never a code or a password (row J6). The text outlives the
 * steps, so a user who returns from another page finds it unchanged.
 */
export const signupDrafts = new Map<string, string>()

export function clearPrivateTexts(): void {
  texts.clear()
  signupDrafts.clear()
}

/** Returns the history state that passes a typed email to the next screen, to prefill a field. */
export function emailState(email: string | undefined): { emailKey?: string } {
  return email ? { emailKey: storePrivateText(email) } : {}
}
