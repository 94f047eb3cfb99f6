import { foldText } from '@/lib/fold-text'

/** Kinds of differences between two spellings of one name. */
export type NameChange =
  | 'alef'
  | 'ya'
  | 'ta_marbuta'
  | 'diacritics'
  | 'tatweel'
  | 'digits'
  | 'case'
  | 'accents'
  | 'punctuation'

const APOSTROPHES = /['`´‘’ʼʿʾʻ]/g

/** Patterns that detect each change in the original text, once the text's characters are composed. */
const signs: readonly (readonly [NameChange, RegExp])[] = [
  ['alef', /[أإآٱ]/],
  ['ya', /[ىیئ]/],
  ['ta_marbuta', /ة/],
  ['diacritics', /ؤ|[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]/],
  ['tatweel', /ـ/],
  ['digits', /[٠-٩۰-۹]/],
  ['case', /[\p{Lu}\p{Lt}]/u],
  ['punctuation', /[\p{P}\p{S}\p{Cf}ʼʿʾʻ]/u],
]

const isAccented = (text: string) => /[^\p{M}\p{sc=Arab}]\p{M}/u.test(text.normalize('NFKD'))

/** Normalizes a name's spelling with `foldText`, removes punctuation, and lists the changes. */
export function normalizeName(name: string): { text: string; changes: NameChange[] } {
  const composedName = name.normalize('NFKC')
  const changes = signs.filter(([, sign]) => sign.test(composedName)).map(([change]) => change)
  if (isAccented(composedName)) changes.push('accents')
  const text = foldText(composedName.replace(APOSTROPHES, '').replace(/[\p{P}\p{S}]/gu, ' '))
  return { text, changes }
}
