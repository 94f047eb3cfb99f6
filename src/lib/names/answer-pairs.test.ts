import { expect, test } from 'vitest'
import { toNamePairs, type ResponseToken } from './answer-pairs'

const summary = (a: string, b: string, answered?: readonly ResponseToken[]) => {
  const { pairs, isOwn } = toNamePairs(a, b, answered)
  const lines = pairs.map(
    (pair) =>
      `${pair.a?.text ?? '-'}=${pair.b?.text ?? '-'} ${pair.kind} ${pair.score}${pair.isMoved ? ' moved' : ''}`,
  )
  return { lines, isOwn }
}

test("sorts the response's words into name order and keeps their scores", () => {
  expect(
    summary('منى على صالح', 'Saleh Mona', [
      { a: 'صالح', b: 'Saleh', score: 0.7 },
      { a: 'منى', b: 'Mona', score: 0.9 },
      { a: 'على', score: 0 },
    ]),
  ).toEqual({
    lines: ['منى=Mona variant 0.9', 'على=- missing 0', 'صالح=Saleh variant 0.7 moved'],
    isOwn: false,
  })
})

test('finds both positions of a word that occurs twice in a name', () => {
  const { pairs } = toNamePairs('Ali Ali', 'Ali', [
    { a: 'Ali', b: 'Ali', score: 1 },
    { a: 'Ali', score: 0 },
  ])
  expect(pairs.map(({ a }) => a?.start)).toEqual([0, 4])
})

test.each([[undefined], [[]], [[{ a: 'Somebody', b: 'Mona', score: 1 }]]])(
  'aligns the names locally if the response is empty or contains other names: %j',
  (answered) => {
    expect(summary('Mona Ali', 'Ali Mona', answered)).toEqual({
      lines: ['Mona=Mona exact 1', 'Ali=Ali exact 1 moved'],
      isOwn: true,
    })
  },
)
