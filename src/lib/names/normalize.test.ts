import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeName, type NameChange } from './normalize'

const rows: [string, string, NameChange[]][] = [
  ['أحمد', 'احمد', ['alef']],
  ['إبراهيم', 'ابراهيم', ['alef']],
  ['آمال', 'امال', ['alef']],
  ['ٱلرحمن', 'الرحمن', ['alef']],
  // A separate hamza above an alef is the same letter.
  ['ا\u0654حمد', 'احمد', ['alef']],
  ['مصطفى', 'مصطفي', ['ya']],
  ['علی', 'علي', ['ya']],
  ['فاطمة', 'فاطمه', ['ta_marbuta']],
  ['مُحَمَّد', 'محمد', ['diacritics']],
  ['رؤوف', 'رووف', ['diacritics']],
  ['محـــمد', 'محمد', ['tatweel']],
  ['محمد ٢', 'محمد 2', ['digits']],
  ['MOHAMED', 'mohamed', ['case']],
  ['josé', 'jose', ['accents']],
  ["isma'il", 'ismail', ['punctuation']],
  ['abd-el-rahman', 'abd el rahman', ['punctuation']],
  ['\u200fmona\u200f', 'mona', ['punctuation']],
  ['أ.د/ هُدى', 'ا د هدي', ['alef', 'ya', 'diacritics', 'punctuation']],
  ['Élodie', 'elodie', ['case', 'accents']],
  ['  منى   سالم ', 'مني سالم', ['ya']],
  ['mona', 'mona', []],
  ['محمد', 'محمد', []],
  ['', '', []],
]

test.each(rows)('normalizes %s to %s and reports the changes', (name, text, changes) => {
  const normalized = normalizeName(name)
  expect(normalized.text).toBe(text)
  expect(normalized.changes.toSorted()).toEqual(changes.toSorted())
})

const letters = fc.string({
  unit: fc.constantFrom(..."أإآٱاىیيئةهُّـ٢2 -'.éeÉMmمحد\u200f\u0654".split('')),
  maxLength: 12,
})

test('keeps a normalized name unchanged, and reports changes only if the text has changed', () => {
  fc.assert(
    fc.property(letters, (name) => {
      const { text, changes } = normalizeName(name)
      expect(normalizeName(text)).toEqual({ text, changes: [] })
      const spaced = name.normalize('NFKC').trim().replace(/\s+/g, ' ')
      expect(changes.length === 0).toBe(text === spaced)
    }),
    { numRuns: 1000 },
  )
})
