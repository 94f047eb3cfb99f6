/** Encodings of list files, named as in `TextDecoder`. Each group is for one script or language. */
export const encodingGroups = [
  ['unicode', ['utf-8', 'utf-16le', 'utf-16be']],
  ['western', ['windows-1252', 'iso-8859-15', 'macintosh']],
  ['ar', ['windows-1256', 'iso-8859-6']],
  ['central', ['windows-1250', 'iso-8859-2', 'iso-8859-16']],
  ['baltic', ['windows-1257', 'iso-8859-13', 'iso-8859-4']],
  ['Cyrl', ['windows-1251', 'koi8-r', 'koi8-u', 'iso-8859-5', 'ibm866', 'x-mac-cyrillic']],
  ['el', ['windows-1253', 'iso-8859-7']],
  ['he', ['windows-1255', 'iso-8859-8']],
  ['tr', ['windows-1254']],
  ['vi', ['windows-1258']],
  ['th', ['windows-874']],
  ['zh', ['gb18030', 'big5']],
  ['ja', ['shift_jis', 'euc-jp']],
  ['ko', ['euc-kr']],
] as const

export type TextEncoding = (typeof encodingGroups)[number][1][number]

export const textEncodings: readonly TextEncoding[] = encodingGroups.flatMap(
  ([, encodings]): readonly TextEncoding[] => encodings,
)

/** Number of bytes to examine for UTF-16. */
const SAMPLE = 4096
/** Maximum number of words to compare. In a list with more words, the remaining words would not change the result. */
const MAX_WORDS = 20_000

/** Detects the encoding from the byte order mark, the bytes, or the decoded words. */
export function detectEncoding(bytes: Uint8Array): TextEncoding {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return (
    guessUtf16(bytes.subarray(0, SAMPLE)) ?? (isMostlyUtf8(bytes) ? 'utf-8' : guessCodePage(bytes))
  )
}

/**
 * Guesses UTF-16 and its byte order from the position of the high byte. The high byte is 0 for Latin letters and 6 for
 * Arabic letters.
 */
function guessUtf16(sample: Uint8Array): TextEncoding | undefined {
  const counts = [0, 0]
  for (const [index, byte] of sample.entries())
    if (byte === 0 || byte === 6) counts[index % 2] = (counts[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = counts
  const most = sample.length / 2 / 2
  if (odd > most && even < most / 4) return 'utf-16le'
  return even > most && odd < most / 4 ? 'utf-16be' : undefined
}

/** Whether the bytes are UTF-8, even if a few characters are damaged. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    // The damaged characters are counted below.
  }
  const text = new TextDecoder().decode(bytes)
  const damagedCount = text.match(/\u{FFFD}+/gu)?.length ?? 0
  const readable = text.match(/[^\0-\x7F\u{FFFD}]/gu)?.length ?? 0
  return readable > damagedCount * 20
}

/** Code pages that are distinguishable by their words. If several fit equally well, the first is used. */
const codePages = [
  'windows-1252',
  'windows-1256',
  'windows-1250',
  'windows-1251',
  'windows-1254',
  'windows-1253',
  'windows-1255',
  'koi8-r',
  'macintosh',
] as const satisfies readonly TextEncoding[]

function guessCodePage(bytes: Uint8Array): TextEncoding {
  const words = foreignWords(bytes)
  let best: TextEncoding = codePages[0]
  let bestScore = -Infinity
  for (const encoding of codePages) {
    const score = plausibility(new TextDecoder(encoding).decode(words))
    if (score > bestScore) [best, bestScore] = [encoding, score]
  }
  return best === 'windows-1252' && isTurkish(words) ? 'windows-1254' : best
}

/** Returns the whole text's unique words with non-ASCII characters, separated by spaces. */
function foreignWords(bytes: Uint8Array): Uint8Array {
  const words = new Map<string, Uint8Array>()
  let start = 0
  let isForeign = false
  for (let at = 0; at <= bytes.length && words.size < MAX_WORDS; at += 1) {
    const byte = bytes[at] ?? 0
    if (byte >= 0x80) isForeign = true
    else if (!isAsciiLetter(byte)) {
      if (isForeign) {
        const word = bytes.subarray(start, at)
        words.set(String.fromCharCode(...word.subarray(0, 64)), word.subarray(0, 64))
      }
      start = at + 1
      isForeign = false
    }
  }
  return Uint8Array.from([...words.values()].flatMap((word) => [...word, 0x20]))
}

const isAsciiLetter = (byte: number) =>
  (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a)

const scripts = [
  /\p{scx=Latin}/u,
  /\p{scx=Arabic}/u,
  /\p{scx=Cyrillic}/u,
  /\p{scx=Greek}/u,
  /\p{scx=Hebrew}/u,
]
/** Most frequent letters of alphabets whose code pages use the same bytes for letters. */
const FREQUENT = /[اليمنورتبهدسعоеаинтсрвлαοιετσνηυρיולהמראבת]/u
const LETTER = /[\p{L}\p{M}]/u
/** Typographic signs that are common at the start or end of words. */
const SIGN = /[\u{00A0}‘’“”«»„‚–—…°ºª،؛؟№·‹›€£]/u

/** Rates decoded text. Words with letters of one script in the usual case raise the score. */
function plausibility(text: string): number {
  const chars = [...text]
  let score = 0
  for (const [at, char] of chars.entries()) {
    if (char <= '\x7F') continue
    const [before = ' ', after = ' '] = [chars[at - 1], chars[at + 1]]
    if (LETTER.test(char)) {
      score += FREQUENT.test(char) ? 1.5 : 1
      for (const other of [before, after]) {
        if (!LETTER.test(other)) continue
        // Words that mix letters of two scripts, such as Latin and Arabic, are the clearest sign of a wrong encoding.
        if (!scripts.some((script) => script.test(char) && script.test(other))) score -= 4
      }
      if (isLower(before) && isUpper(char)) score -= 2
      if (isLower(char) && isUpper(after)) score -= 2
      if (isUpper(before) && isLower(char) && isUpper(after)) score -= 2
      // Adjacent accented letters are rare in Latin text, so they suggest another alphabet.
      if (isAccented(char) && isAccented(before)) score -= 2
    } else if (/[\p{Cc}\p{Co}\p{Cn}\u{FFFD}]/u.test(char)) score -= 10
    else if (LETTER.test(before) && LETTER.test(after) && char !== '’') score -= 3
    else if (!SIGN.test(char)) score -= 1
  }
  return score
}

const isUpper = (char: string) => /\p{Lu}/u.test(char)
const isLower = (char: string) => /\p{Ll}/u.test(char)
const isAccented = (char: string) => char > '\x7F' && /\p{scx=Latin}/u.test(char)

/**
 * Whether the words are Turkish, because Windows-1254 has Ğ, ğ, İ, ı, Ş and ş where Windows-1252 has Icelandic letters.
 */
function isTurkish(words: Uint8Array): boolean {
  const letters = new TextDecoder('windows-1254').decode(words).match(/[^\0-\x7F]/gu) ?? []
  return (
    letters.some((letter) => 'ğĞıİşŞ'.includes(letter)) &&
    letters.every((letter) => 'ğĞıİşŞçÇöÖüÜâÂîÎûÛ’'.includes(letter))
  )
}
