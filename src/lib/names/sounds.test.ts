import { expect, test } from 'vitest'
import { toSounds, soundSimilarity } from './sounds'

const similarity = (one: string, other: string) =>
  soundSimilarity(toSounds(one), toSounds(other), 0)

test.each([
  ['ب', 'b p'],
  ['ت', 't'],
  ['ث', 'th þ'],
  ['ج', 'j g'],
  ['ح', 'h'],
  ['خ', 'kh'],
  ['د', 'd đ'],
  ['ذ', 'dh ð'],
  ['ر', 'r'],
  ['ز', 'z'],
  ['س', 's ß'],
  ['ش', 'sh ch'],
  ['غ', 'gh'],
  ['ف', 'f ph v'],
  ['ق', 'k c q'],
  ['ل', 'l ł'],
  ['م', 'm'],
  ['ن', 'n'],
  ['ا', 'aa'],
  ['و', 'oo ou uu w'],
  ['ي', 'ee ii ei ey ai ay ie y'],
])('%s within a word sounds like %s', (letter, spellings) => {
  for (const spelling of spellings.split(' '))
    for (const [before, after] of ['لن', 'نل'])
      expect([
        spelling,
        similarity(before + letter + after, latin(before) + spelling + latin(after)),
      ]).toEqual([spelling, 1])
})

test.each([
  ['æ', 'a'],
  ['œ', 'u'],
  ['ø', 'u'],
  ['ı', 'i'],
])('%s within a word sounds like %s', (letter, plain) => {
  expect(similarity(`k${letter}r`, `k${plain}r`)).toBe(1)
})

const latin = (letter: string | undefined) => (letter === 'ل' ? 'l' : 'n')

test.each([
  ['ت', 'ط'],
  ['ب', 'پ'],
  ['ج', 'چ'],
  ['ج', 'گ'],
  ['ج', 'ژ'],
  ['ح', 'ه'],
  ['ح', 'ہ'],
  ['د', 'ض'],
  ['ذ', 'ظ'],
  ['س', 'ص'],
  ['ف', 'ڤ'],
  ['ق', 'ك'],
  ['ق', 'ک'],
  ['ع', 'ء'],
])('%s and %s within a word sound the same', (one, other) => {
  expect(similarity(`ل${one}ن`, `ل${other}ن`)).toBe(1)
})

test.each([
  ['ليلا', 'leeleh'],
  ['ليله', 'leela'],
  ['ليله', 'leelah'],
  ['ليلو', 'leelo'],
  ['ليلو', 'leelu'],
])('the end of %s sounds like that of %s', (one, other) => {
  expect(similarity(one, other)).toBeGreaterThan(0.95)
})

test.each([
  ['ث', 'س ت'],
  ['د', 'ذ ز ت'],
  ['ذ', 'ز'],
  ['غ', 'ج ك'],
  ['ج', 'ك'],
  ['خ', 'ك ح'],
  ['ش', 'س خ ج'],
  ['س', 'ك ز'],
  ['ب', 'ف'],
  ['م', 'ن'],
])('%s is closer to what is often written for it (%s) than to others', (letter, near) => {
  const between = (one: string, other: string) => similarity(`ل${one}ل`, `ل${other}ل`)
  for (const other of near.split(' ')) {
    expect([other, between(letter, other) > between(letter, 'ر')]).toEqual([other, true])
    expect(between(other, letter)).toBe(between(letter, other))
  }
})

test.each([
  ['lan', 'laan'],
  ['lin', 'leen'],
  ['lun', 'loon'],
  ['lan', 'lin'],
  ['lan', 'lun'],
  ['lin', 'lun'],
])('the vowels of %s and %s are nearly the same', (one, other) => {
  expect(similarity(one, other)).toBeGreaterThan(0.9)
  expect(similarity('laan', 'loon')).toBeLessThan(0.6)
})

test('a doubled letter is one sound, and a leading alef is none of its own', () => {
  expect(similarity('mohammed', 'mohamed')).toBe(1)
  expect(similarity('انل', 'عنل')).toBe(1)
})

test('what is certain to be below the least similarity is 0, and an empty word is like none', () => {
  expect(soundSimilarity(toSounds('lnlnln'), toSounds('l'), 0.9)).toBe(0)
  expect(similarity('', '')).toBe(0)
})

test.each([
  ['nader', 'nazer'],
  ['sami', 'shami'],
  ['kamal', 'gamal'],
  ['batil', 'badil'],
  ['nabil', 'nafil'],
])('%s is close to %s, but not the same', (one, other) => {
  const score = similarity(one, other)
  expect(score).toBe(similarity(other, one))
  expect(score).toBeGreaterThan(0.6)
  expect(score).toBeLessThan(1)
})

test.each([
  ['ليلي', 'leeli'],
  ['ليلي', 'leele'],
  ['ليلي', 'leela'],
  ['ليلي', 'leelaa'],
  ['ليلا', 'leelaa'],
  ['ليلو', 'leelou'],
  ['ليلو', 'leela'],
  ['ليلء', 'leela'],
  ['ليلء', 'leelo'],
  ['لان', 'lin'],
  ['لان', 'lun'],
  ['لءن', 'laan'],
  ['لءن', 'leen'],
  ['لءن', 'loon'],
  ['لءن', 'lan'],
  ['لءن', 'lin'],
  ['لءن', 'lun'],
])('the vowel of %s is nearly that of %s', (one, other) => {
  expect(similarity(one, other)).toBeGreaterThan(0.85)
})

test('a letter of another script is a sound of its own, wherever it is missing', () => {
  const word = 'אבגדהוזח'
  for (const part of [word.slice(1), word.slice(0, -1)]) {
    expect(similarity(part, word)).toBeCloseTo(1 - 1.8 / 8)
    expect(similarity(word, part)).toBeCloseTo(1 - 1.8 / 8)
  }
})

test('short vowels that are written for each other cost little', () => {
  const pairs = [
    ['kar', 'kir'],
    ['kar', 'kur'],
    ['kir', 'kur'],
  ] as const
  for (const [one, other] of pairs) expect(similarity(one, other)).toBeCloseTo(0.912, 3)
})

test('a hamza that is written as a short vowel costs as little as the vowel', () => {
  for (const other of ['lan', 'lin', 'lun'])
    expect(similarity('لءن', other)).toBeCloseTo(1 - (1.8 * 0.05) / 2.1, 6)
})
