/**
 * The backend's ids are opaque: any printable text (behavior 13.3). "." and ".." would change the path of an address,
 * and half a surrogate pair cannot be encoded.
 */
export const idPattern = /^(?!\.{1,2}$)[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]{1,256}$/u

/** Whether a text can be an id at all. Text that cannot is never sent to the backend. */
export function isId(text: string): boolean {
  return idPattern.test(text)
}
