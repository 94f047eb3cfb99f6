declare const sealed: unique symbol

/**
 * A value that identifies a person. At run time it is a plain string; to the compiler it is neither a string nor
 * something that React can render, so showing it unmasked does not compile. The schemas of `src/api` seal it,
 * `MaskedValue` and the masked writers take it.
 */
export interface Personal {
  readonly [sealed]: true
}

/** Marks a text as personal. */
export function sealPersonal(text: string): Personal
export function sealPersonal(text: string): unknown {
  return text
}

/**
 * The text of a personal value. Only the modules that mask may import it (the lint names them): everything else
 * hands the sealed value on to them.
 */
export function openPersonal(value: Personal | string): string
export function openPersonal(value: unknown): unknown {
  return value
}
