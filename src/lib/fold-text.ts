/** Decimal digits of any script as 0–9; the rest stays as it is. */
export function foldDigits(text: string): string {
  return text.replace(/(?!\d)\p{Nd}/gu, (digit) => {
    // Unicode keeps the ten digits of a script together, in order.
    let code = digit.codePointAt(0) ?? 0
    let value = -1
    for (; /\p{Nd}/u.test(String.fromCodePoint(code)); code -= 1) value += 1
    return String(value % 10)
  })
}

/** One spelling of letters: without accents, marks, case and direction characters; one form of alef, ya and ha. */
export function foldLetters(text: string): string {
  return foldDigits(text)
    .normalize('NFKD')
    .replace(/[\p{M}ـ\p{Cf}]/gu, '')
    .replace(/ٱ/g, 'ا')
    .replace(/[ىی]/g, 'ي')
    .replace(/ة/g, 'ه')
    .toLowerCase()
}

/** One spelling for texts that are compared or searched: `foldLetters`, with one form of hyphen and space. */
export function foldText(text: string): string {
  return foldLetters(text)
    .replace(/[\s-]+/g, ' ')
    .trim()
}

/** Only the digits of a text, as 0–9: `123456` from a pasted "Your code: ١٢٣ ٤٥٦". */
export function extractDigits(text: string): string {
  return foldDigits(text).replace(/\D/g, '')
}
