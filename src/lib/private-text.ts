import { newId } from '@/lib/new-id'

/**
 * Texts that may be personal and that one screen hands on to the next, such as a searched number or a typed email, by
 * key. A history entry holds the key alone: the browser keeps its entries for longer than a login (row C10).
 */
const texts = new Map<string, string>()

/** The key of a text, the same one as long as the text is remembered. */
export function storePrivateText(text: string): string {
  for (const [key, storedText] of texts) if (storedText === text) return key
  const key = newId()
  texts.set(key, text)
  return key
}

/** Undefined after a reload, and after the end of the login. */
export function getPrivateText(key: string | undefined): string | undefined {
  return key === undefined ? undefined : texts.get(key)
}

/**
 * What was typed in the steps of the sign-up, by field name: never a code or a password (row J6). It outlives the steps,
 * so that who comes back from another page finds them as they were left.
 */
export const signupDrafts = new Map<string, string>()

export function clearPrivateTexts(): void {
  texts.clear()
  signupDrafts.clear()
}

/** The history state that hands on a typed email, to prefill a field. */
export function emailState(email: string | undefined): { emailKey?: string } {
  return email ? { emailKey: storePrivateText(email) } : {}
}
