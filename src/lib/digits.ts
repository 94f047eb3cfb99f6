/** Arabic-Indic and Persian digits as Latin ones; everything else stays. */
export function toLatinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
}

/** The digits of a text alone, Latin: what is left of a pasted "Your code: ١٢٣ ٤٥٦". */
export function digitsOf(text: string): string {
  return toLatinDigits(text).replace(/\D/g, '')
}
