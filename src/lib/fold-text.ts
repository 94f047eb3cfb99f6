/** Arabic-Indic and Persian digits as 0–9; all else stays. */
export function foldDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
}

/** One spelling for what Arabic writes in several: no marks, one alef, ya, ha and space; digits 0–9. */
export function foldArabic(text: string): string {
  return foldDigits(text)
    .normalize('NFKC')
    .replace(/[\p{M}ـ\p{Cf}]/gu, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىئ]/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/[\s-]+/g, ' ')
    .trim()
    .toLowerCase()
}

/** The digits of a text alone, Latin: what is left of a pasted "Your code: ١٢٣ ٤٥٦". */
export function digitsOf(text: string): string {
  return foldDigits(text).replace(/\D/g, '')
}
