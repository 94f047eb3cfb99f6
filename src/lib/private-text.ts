import { newId } from '@/lib/new-id'

/**
 * Texts that may be personal and that one screen passes to the next, such as a searched number or a typed email, by
 * key. A history entry contains only the key, because the browser keeps its entries for longer than a login (row C10).
 */
const texts = new Map<string, string>()

/** Stores a text and returns its key. The key stays the same as long as the text is stored. */
export function storePrivateText(text: string): string {
  for (const [key, storedText] of texts) if (storedText === text) return key
  const key = newId()
  texts.set(key, text)
  return key
}

/** Returns the text of a key, or undefined after a reload and after the end of the login. */
export function getPrivateText(key: string | undefined): string | undefined {
  return key === undefined ? undefined : texts.get(key)
}

/**
 * Text typed in the sign-up steps, by field name, but never a code or a password (row J6). It outlives the steps, so a
 * user who returns from another page finds it unchanged.
 */
export const signupDrafts = new Map<string, string>()

export function clearPrivateTexts(): void {
  texts.clear()
  signupDrafts.clear()
}

/** Returns the history state that passes on a typed email to prefill a field. */
export function emailState(email: string | undefined): { emailKey?: string } {
  return email ? { emailKey: storePrivateText(email) } : {}
}
