/** Replaces decimal digits of any script with 0–9. The rest stays unchanged. */
export function foldDigits(text: string): string {
  return text.replace(/(?!\d)\p{Nd}/gu, (digit) => {
    // Unicode keeps the ten digits of a script together, in order.
    let code = digit.codePointAt(0) ?? 0
    let value = -1
    for (; /\p{Nd}/u.test(String.fromCodePoint(code)); code -= 1) value += 1
    return String(value % 10)
  })
}

/** Matches invisible characters. The first group captures joiners between letters, because many scripts need them. */
const INVISIBLE =
  /(?<=(?!\p{Script=Latin})[\p{L}\p{M}\p{Extended_Pictographic}])([\u200c\u200d])(?=(?!\p{Script=Latin})[\p{L}\p{Extended_Pictographic}])|[\p{Cf}\u115f\u1160\u2800\u3164\uffa0]|\u034f|\u17b4|\u17b5/gu

/** Removes invisible characters and surrounding spaces from typed or pasted text. */
export function cleanText(text: string): string {
  return text.replace(INVISIBLE, '$1').trim()
}

/** Whether text contains a visible letter or digit of any script. A tatweel doesn't count. */
export function hasLetterOrDigit(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(foldLetters(cleanText(text)))
}

/**
 * Folds the spelling of letters: removes accents, marks and direction characters, converts to lower case, and unifies
 * alef, ya and ha.
 */
export function foldLetters(text: string): string {
  return foldDigits(text)
    .normalize('NFKD')
    .replace(/[\p{M}ـ\p{Cf}\u1160\u2800]/gu, '')
    .replace(/ٱ/g, 'ا')
    .replace(/[ىی]/g, 'ي')
    .replace(/ة/g, 'ه')
    .toLowerCase()
}

/**
 * Folds text for comparing and searching: applies `foldLetters`, and turns runs of hyphens and spaces into one space.
 */
export function foldText(text: string): string {
  return foldLetters(text)
    .replace(/[\s-]+/g, ' ')
    .trim()
}

/**
 * Returns the only run of exactly `length` digits in text, such as `123456` from "Your 6-digit code: ١٢٣ ٤٥٦", or
 * undefined. The run may contain spaces or a dash.
 */
export function findOneTimeCode(text: string, length: number): string | undefined {
  const runs = foldDigits(cleanText(text)).match(/\d(?:\s*[-–]?\s*\d)*/g) ?? []
  const codes = runs
    .filter((run) => run.split(/[-–]/).length <= 2)
    .map((run) => run.replace(/\D/g, ''))
    .filter((code) => code.length === length)
  return new Set(codes).size === 1 ? codes[0] : undefined
}
