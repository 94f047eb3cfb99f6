import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { alignNames, tokenSimilarity } from './align'

/** The screens' initial cutoff. */
const CUTOFF = 0.8

test.each([
  ['محمد', 'Mohamed'],
  ['محمد', 'Muhammad'],
  ['محمد', 'Mohammed'],
  ['عبد الرحمن', 'Abdelrahman'],
  ['عبد الرحمن', 'Abd El-Rahman'],
  ['عبدالله', 'Abdullah'],
  ['صلاح الدين', 'Salah El Din'],
  ['صلاح الدين', 'Salaheldin'],
  ['نور الدين', 'Noureldeen'],
  ['أبو بكر', 'Abu Bakr'],
  ['فاطمة', 'Fatma'],
  ['مصطفى', 'Mostafa'],
  ['هدى', 'Hoda'],
  ['السيد', 'El-Sayed'],
  ['السيد', 'Sayed'],
  ['على', 'Aly'],
  ['إبراهيم', 'Ibrahim'],
  ['أسامة', 'Osama'],
  ['عمر', 'Omar'],
  ['حسين', 'Hussein'],
  ['ياسمين', 'Yasmine'],
  ['جمال', 'Gamal'],
  ['شريف', 'Cherif'],
  ['ثروت', 'Sarwat'],
  ['ليلى', 'Laila'],
  ['طارق', 'Tarek'],
  ['Tariq', 'Tarek'],
  ['Mohamed Ali', 'Mohamedali'],
  ['أحمد محمد علي', 'Ahmed Mohamed Aly'],
  ['احمد محمد علي', 'أحمد محمَّد على'],
])('treats %s and %s as the same name', (a, b) => {
  const { score, pairs } = alignNames(a, b)
  expect(score).toBeGreaterThan(CUTOFF)
  expect(pairs.every(({ kind }) => kind !== 'missing')).toBe(true)
})

test.each([
  ['محمد', 'Mahmoud'],
  ['محمود', 'Mohamed'],
  ['Mahmoud', 'Mohamed'],
  ['أحمد', 'Mohamed'],
  ['حسن', 'Hussein'],
  ['Hassan', 'Hussein'],
  ['سمير', 'Samira'],
  ['Samir', 'Samira'],
  ['عمر', 'عمرو'],
  ['أمين', 'Amina'],
  ['Sami', 'Sama'],
  ['عبد الله', 'عبد الرحمن'],
  ['أمل', 'Kamal'],
  ['Mohamed Ali Hassan', 'Mohamed Saleh Fouad'],
])('treats %s and %s as different names', (a, b) => {
  expect(alignNames(a, b).score).toBeLessThan(CUTOFF)
})

const summary = (a: string, b: string) =>
  alignNames(a, b).pairs.map((pair) => [
    pair.a?.text ?? null,
    pair.b?.text ?? null,
    pair.isMoved ? `${pair.kind}, moved` : pair.kind,
  ])

test('aligns names part by part as exact, variant, moved, or missing', () => {
  expect(summary('Mohamed Ali Hassan', 'Mohamed Hassan')).toEqual([
    ['Mohamed', 'Mohamed', 'exact'],
    ['Ali', null, 'missing'],
    ['Hassan', 'Hassan', 'exact'],
  ])
  expect(summary('فاطمة حسن', 'Fatma Saleh Hassan')).toEqual([
    ['فاطمة', 'Fatma', 'variant'],
    [null, 'Saleh', 'missing'],
    ['حسن', 'Hassan', 'variant'],
  ])
  expect(summary('Saleh Mona Ali', 'Mona Ali Saleh')).toEqual([
    ['Saleh', 'Saleh', 'exact, moved'],
    ['Mona', 'Mona', 'exact'],
    ['Ali', 'Ali', 'exact'],
  ])
  expect(summary('أحمد فؤاد', 'احمد فواد')).toEqual([
    ['أحمد', 'احمد', 'exact'],
    ['فؤاد', 'فواد', 'exact'],
  ])
})

test('lowers the score for a moved part, but less than for a missing part', () => {
  const straight = alignNames('Mona Ali Saleh', 'Mona Ali Saleh').score
  const moved = alignNames('Saleh Mona Ali', 'Mona Ali Saleh').score
  expect(straight).toBe(1)
  expect(moved).toBeLessThan(straight)
  expect(moved).toBeGreaterThan(alignNames('Mona Ali', 'Mona Ali Saleh').score)
})

test('lowers the score less for a missing connector than for a missing name', () => {
  const full = 'محمد بن سالم'
  const connector = alignNames(full, 'محمد سالم').score
  // Each of the two shared names weighs 1 on both sides, and the missing connector weighs 0.25.
  expect(connector).toBeCloseTo(4 / 4.25)
  expect(connector).toBeGreaterThan(alignNames(full, 'محمد بن').score)
})

test('does not join a word to its neighbor if the other name contains that word separately', () => {
  expect(summary('A Youssef', 'Yusuf')).toEqual([
    ['A', null, 'missing'],
    ['Youssef', 'Yusuf', 'variant'],
  ])
})

test('returns a score of 0 if either name contains no words', () => {
  expect(alignNames('', '…')).toEqual({ score: 0, pairs: [] })
  expect(alignNames('Mona', '')).toMatchObject({ score: 0, pairs: [{ kind: 'missing' }] })
})

test('compares only the first 40 of a thousand words and reports the rest as missing', () => {
  const text = Array.from({ length: 1000 }, (_, index) => `name${index}`).join(' ')
  const { score, pairs } = alignNames(text, text)
  expect(pairs.filter(({ kind }) => kind === 'exact')).toHaveLength(40)
  expect(score).toBeLessThan(0.1)
})

const words = [
  ...['Mohamed', 'Muhammad', 'محمد', 'محمود', 'Ali', 'على', 'Abd El-Rahman', 'عبد الرحمن', 'El'],
  ...['Salah', 'الدين', 'Mona', 'Saleh', 'صالح', 'بن', "Isma'il", '3', '<b>', 'é'],
]
const names = fc.array(fc.constantFrom(...words), { maxLength: 5 }).map((each) => each.join(' '))

test('puts every part in exactly one pair and scores both directions alike', () => {
  fc.assert(
    fc.property(names, names, (a, b) => {
      const { score, pairs } = alignNames(a, b)
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(1)
      expect(alignNames(b, a).score).toBeCloseTo(score, 1)
      for (const [name, side] of [
        [a, 'a'],
        [b, 'b'],
      ] as const) {
        const tokens = pairs.map((pair) => pair[side]).filter((token) => token !== null)
        const starts = new Set(tokens.map(({ start }) => start))
        expect(starts.size).toBe(tokens.length)
        const coveredLetters = tokens.reduce((length, { start, end }) => length + end - start, 0)
        const letters = name.replace(/[^\p{L}\p{M}\p{N}]/gu, '').length
        expect(coveredLetters).toBeGreaterThanOrEqual(letters)
      }
      for (const pair of pairs)
        expect(pair.kind === 'missing').toBe(pair.a === null || pair.b === null)
    }),
    { numRuns: 300 },
  )
})

test('returns a score of 1 for a name with words compared to itself', () => {
  fc.assert(
    fc.property(names, (name) => {
      const { score, pairs } = alignNames(name, name)
      expect(score).toBe(pairs.length === 0 ? 0 : 1)
    }),
  )
})

test('compares two name parts within one script and across scripts', () => {
  expect(tokenSimilarity('محمد', 'mohamed')).toBeGreaterThan(CUTOFF)
  expect(tokenSimilarity('mona', 'mona')).toBe(1)
  expect(tokenSimilarity('mona', 'fouad')).toBeLessThan(0.4)
})

test('gives a low weight to a missing word that means "son of" or "daughter of"', () => {
  for (const word of ['بن', 'ابن', 'بنت', 'bin', 'ben', 'ibn', 'bint']) {
    const between = /[a-z]/.test(word) ? ['Omar', 'Khaled'] : ['عمر', 'خالد']
    expect([word, alignNames(between.join(` ${word} `), between.join(' ')).score]).toEqual([
      word,
      alignNames(between.join(' bin '), between.join(' ')).score,
    ])
  }
})
