/**
 * An opaque backend ID: any printable text (behavior 13.3). "." and ".." would change a URL's path, and half a
 * surrogate pair can't be encoded.
 */
export const idPattern = /^(?!\.{1,2}$)[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]{1,256}$/u

/** Whether text can be an ID. Other text is never sent to the backend. */
export function isId(text: string): boolean {
  return idPattern.test(text)
}
