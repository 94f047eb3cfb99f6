import { expect, test } from 'vitest'
import { shapeProblems } from './message-shape.ts'

const FILES = '{n, plural, =0 {No files} one {# file of {owner}} other {# files of {owner}}}'

test.each([
  ['Hello {name}', 'Bonjour', 'has lost placeholders: name'],
  ['Hello', 'Bonjour {name}', 'has placeholders that the message has not: name'],
  ['On {day, date, short}', 'Le', 'has lost placeholders: day'],
  ['On {day, date, ::yyyyMd}', 'Le', 'has lost placeholders: day'],
  ['Read <0>this</0>', 'Lisez ceci', 'has lost tags: <0>, </0>'],
  ['Read this<0/>', 'Lisez ceci<1/>', 'has lost tags: <0/>'],
  [
    '{kind, select, image {Image} other {File}}',
    '{kind, select, other {Fichier}}',
    'has lost cases: kind: image',
  ],
  [
    '{kind, select, other {File}}',
    '{kind, select, image {Image} other {Fichier}}',
    'has cases that the message has not: kind: image',
  ],
  [
    FILES,
    '{n, plural, one {# fichier de {owner}} other {# fichiers de {owner}}}',
    'has no plural form many',
  ],
  [
    FILES,
    '{n, plural, one {# fichier} many {# fichiers} other {# fichiers}}',
    'has lost placeholders: owner',
  ],
  [
    '{n, plural, offset:1 one {# other} other {# others}}',
    '{n, plural, offset:1 one {# autre} other {# autres}}',
    'has no plural form many',
  ],
  [
    '{n, selectordinal, one {#st {day}} other {#th {day}}}',
    '{n, selectordinal, one {#er} other {#e}}',
    'has lost placeholders: day',
  ],
  [
    'All {kind, select, other {{n, plural, one {# file} other {# files}}}}',
    'Tous {kind, select, other {{n, plural, one {# fichier} other {# fichiers}}}}',
    'has no plural form many',
  ],
  ['Files: ', 'Fichiers :', 'begins or ends with another space'],
  ['Files', ' Fichiers', 'begins or ends with another space'],
  ['Files of {owner}', 'Fichiers de {owner', expect.stringMatching(/^is not a message: /)],
])('reports a problem if %j is translated as %j', (message, translation, problem) => {
  expect(shapeProblems(message, translation, 'fr')).toContainEqual(problem)
})

test.each([
  ['Hello {name}, read <0>this</0>.', 'Lisez <0>ceci</0>, {name}.'],
  [
    FILES,
    '{n, plural, one {# fichier de {owner}} many {# fichiers de {owner}} other {# fichiers de {owner}}}',
  ],
  ['{n, selectordinal, one {#st} other {#th}}', '{n, selectordinal, other {#e}}'],
])('accepts %j translated as %j', (message, translation) => {
  expect(shapeProblems(message, translation, 'fr')).toEqual([])
})

test("throws if a language's plural forms are not listed", () => {
  expect(() => shapeProblems('Files', 'Dateien', 'de')).toThrow('The plural forms of "de"')
})
