/** Names whose usual Latin spelling isn't a letter-by-letter transliteration. */
const knownNames: readonly (readonly [arabic: string, latin: string])[] = [
  ['أحمد', 'Ahmed'],
  ['خالد', 'Khaled'],
  ['سلمى', 'Salma'],
  ['فريد', 'Farid'],
  ['محمد', 'Mohamed'],
  ['محمود', 'Mahmoud'],
  ['مريم', 'Mariam'],
  ['منى', 'Mona'],
  ['نادية', 'Nadia'],
  ['يوسف', 'Youssef'],
]

/** Arabic letters with their Latin spellings. Output uses the first spelling, and input may use any spelling. */
const letters: readonly (readonly [arabic: string, ...latin: string[]])[] = [
  ['ش', 'sh', 'ch'],
  ['خ', 'kh'],
  ['ث', 'th'],
  ['ذ', 'dh'],
  ['غ', 'gh'],
  ['و', 'ou', 'oo', 'o', 'u', 'w'],
  ['ي', 'i', 'ee', 'y', 'e'],
  ['ا', 'a'],
  ['أ', 'a'],
  ['إ', 'i'],
  ['آ', 'a'],
  ['ى', 'a'],
  ['ة', 'a'],
  ['ب', 'b', 'p'],
  ['ت', 't'],
  ['ج', 'g', 'j'],
  ['ح', 'h'],
  ['د', 'd'],
  ['ر', 'r'],
  ['ز', 'z'],
  ['س', 's', 'c'],
  ['ص', 's'],
  ['ض', 'd'],
  ['ط', 't'],
  ['ظ', 'z'],
  ['ع', 'a'],
  ['ف', 'f', 'v'],
  ['ق', 'k', 'q'],
  ['ك', 'k'],
  ['ل', 'l'],
  ['م', 'm'],
  ['ن', 'n'],
  ['ه', 'h'],
  ['ء', ''],
  ['ئ', 'i'],
  ['ؤ', 'o'],
]

/** Returns a name in both scripts: as given, and transliterated to the other script. */
export function transliterate(text: string): { arabic: string; latin: string } {
  const words = text.trim().split(/\s+/)
  return /\p{Script=Arabic}/u.test(text)
    ? { arabic: words.join(' '), latin: words.map(toLatin).join(' ') }
    : { arabic: words.map(toArabic).join(' '), latin: words.join(' ') }
}

function toLatin(word: string): string {
  const knownName = knownNames.find(([arabic]) => arabic === word)
  if (knownName) return knownName[1]
  const plain = Array.from(word.replace(/\p{M}/gu, ''))
  const latin = plain
    .map((letter) => letters.find(([arabic]) => arabic === letter)?.[1] ?? letter)
    .join('')
  return latin.charAt(0).toUpperCase() + latin.slice(1)
}

function toArabic(word: string): string {
  const knownName = knownNames.find(([, latin]) => latin.toLowerCase() === word.toLowerCase())
  if (knownName) return knownName[0]
  let rest = word.toLowerCase()
  let arabic = ''
  while (rest !== '') {
    const start = rest
    const spellings = letters.flatMap(([letter, ...latin]) =>
      latin.map((spelling) => ({ letter, spelling })),
    )
    const matchedSpelling = spellings.find(
      ({ spelling }) => spelling !== '' && start.startsWith(spelling),
    )
    arabic += matchedSpelling?.letter ?? start.charAt(0)
    rest = start.slice(matchedSpelling?.spelling.length ?? 1)
  }
  return arabic
}
