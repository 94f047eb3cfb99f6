import { expect, test } from 'vitest'
import { idleExceptions, wordingProblems } from './wording.ts'

test.each([
  ['en', 'Front is greyscale', 'Front is grayscale', 'writes gray'],
  ['en', 'Work e-mail', 'Work email', 'writes email'],
  ['en', 'The last login', 'The last sign-in', 'writes sign-in'],
  ['en', 'Okay', 'OK', 'writes OK'],
  ['en', 'A csv file', 'A CSV file', 'writes CSV, JSON'],
  ['en', 'Open the portal over https.', 'Open https://a.example.', 'writes HTTPS'],
  ['en', 'Session id', 'Session ID of {id}', 'writes ID in capitals'],
  ['en', 'Search screens and Ids', 'Search screens and IDs', 'writes ID in capitals'],
  ['en', 'Trials: <0/>', 'Attempts: <0/>', 'says attempt, never trial or try'],
  [
    'en',
    '{trials, plural, one {# try left} other {# tries left}}',
    '{trials, plural, one {# attempt left} other {# attempts left}}',
    'says attempt, never trial or try',
  ],
  [
    'en',
    'Show on the image: {name}',
    'Photo: {name}',
    'names a command without a colon, as in "Hide {name}"',
  ],
  [
    'en',
    'Hide: <0/>',
    'Choose one: {first} excludes {second}.',
    'names a command without a colon, as in "Hide {name}"',
  ],
  ['en', "Your browser's storage", 'Your browser’s storage', 'has an apostrophe of type: ’'],
  ['en', 'The list "{name}"', 'The list “{name}”', 'has quotes of type'],
  ['zh', '列表"{name}"', '列表“{name}”', 'has quotes of type'],
  ['en', 'One.  Two.', 'One. Two.', 'has one space, not two'],
  ['ja', '読み込み中...', '読み込み中…', 'has … for three dots'],
  ['fr', "L'export", 'L’export', 'has an apostrophe of type: ’'],
  ['fr', 'Filtres :', 'Filtres\u00a0:', 'has U+00A0 before a colon'],
  ['fr', 'Filtres\u202f: {a}', 'À 10:30, {a}\u00a0: {b}', 'has U+00A0 before a colon'],
  ['fr', 'Quitter ?', 'Quitter\u202f?', 'has U+202F before ; ? !'],
  ['fr', 'La liste « {a} »', 'La liste «\u00a0{a}\u00a0»', 'has U+00A0 inside « »'],
  ['zh', '完成,共 3 项', '完成，共 3 项', 'has marks of full width'],
  ['zh', '完成。 关闭', '完成。关闭', 'has marks of full width'],
  ['ja', '完了!', '完了！', 'has marks of full width'],
  ['ar', 'تم, انتهى', 'تم، انتهى', 'has ، ؛ ؟'],
  ['ar', '٣ جلسات', '3 جلسات', 'has Latin digits'],
])('rejects the %s text %j and accepts %j', (locale, bad, good, problem) => {
  expect(wordingProblems(bad, locale)).toEqual([problem])
  expect(wordingProblems(good, locale)).toEqual([])
})

test('applies an exception to one text in one language, and reports unneeded exceptions', () => {
  const exceptions = { en: { 'Session id': 'the server writes it so', 'Session ID': '', Gone: '' } }
  expect(wordingProblems('Session id', 'en', exceptions)).toEqual([])
  expect(wordingProblems('Bundle id', 'en', exceptions)).toEqual(['writes ID in capitals'])
  expect(idleExceptions(['Session id', 'Session ID'], 'en', exceptions)).toEqual([
    'Session ID',
    'Gone',
  ])
})
