/** Arabic-Indic and Persian digits as 0–9; the rest stays as it is. */
export function foldDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
}

/**
 * One spelling for texts that are compared or searched: without accents, marks, case and direction characters; one form
 * of alef, ya, ha, hyphen and space; digits 0–9.
 */
export function foldText(text: string): string {
  return foldDigits(text)
    .normalize('NFKD')
    .replace(/[\p{M}ـ\p{Cf}]/gu, '')
    .replace(/ٱ/g, 'ا')
    .replace(/[ىی]/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/[\s-]+/g, ' ')
    .trim()
    .toLowerCase()
}

/** Only the digits of a text, as 0–9: `123456` from a pasted "Your code: ١٢٣ ٤٥٦". */
export function digitsOf(text: string): string {
  return foldDigits(text).replace(/\D/g, '')
}
