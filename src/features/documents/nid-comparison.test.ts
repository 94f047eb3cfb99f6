import { expect, test } from 'vitest'
import { compareNationalId } from './nid-comparison'

const card = {
  front_nid: '29001018800015',
  back_nid: '٢٩٠٠١٠١٨٨٠٠٠١٥',
  date_of_birth: '١٩٩٠/٠١/٠١',
  gender: 'ذكر',
  birth_governarate: 'خارج الجمهورية',
}
const verdicts = (data: Record<string, unknown>) =>
  compareNationalId(data)?.comparisons.map(({ verdict }) => verdict)

test('reports that every field agrees when the printed fields match the number, in any script', () => {
  expect(compareNationalId(card)?.id).toMatchObject({ birthDate: '1990-01-01', sex: 'male' })
  expect(verdicts(card)).toEqual(['agrees', 'agrees', 'agrees', 'agrees'])
})

test('reports each field that differs from the number', () => {
  const changedData = {
    ...card,
    date_of_birth: '2-1-1990',
    gender: 'أنثى',
    birth_governarate: 'القاهره',
    back_nid: '29001018800023',
  }
  expect(verdicts(changedData)).toEqual(['differs', 'differs', 'differs', 'differs'])
})

test('marks missing and unreadable fields as unknown', () => {
  expect(verdicts({ front_nid: card.front_nid })).toEqual([
    'unknown',
    'unknown',
    'unknown',
    'unknown',
  ])
  const odd = { ...card, date_of_birth: '31/02/1990', gender: '?', birth_governarate: 'Atlantis' }
  expect(verdicts(odd)).toEqual(['unknown', 'unknown', 'unknown', 'agrees'])
})

test('does not validate the check digit', () => {
  expect(verdicts({ ...card, front_nid: '29001018800019', back_nid: '29001018800019' })).toEqual([
    'agrees',
    'agrees',
    'agrees',
    'agrees',
  ])
})

test('uses the number on the back when the front has none', () => {
  const result = compareNationalId({ ...card, front_nid: null })
  expect(result).toMatchObject({ side: 'back', id: { birthDate: '1990-01-01', sex: 'male' } })
  expect(result?.comparisons.map(({ verdict }) => verdict)).toEqual([
    'agrees',
    'agrees',
    'agrees',
    'unknown',
  ])
  expect(compareNationalId({ ...card, front_nid: '', back_nid: ' ' })).toBeUndefined()
})

test('distinguishes a number without 14 digits from a number with an invalid date of birth', () => {
  expect(compareNationalId({ front_nid: '2900101880001' })).toMatchObject({ hasDigits: false })
  expect(compareNationalId({ front_nid: '29013018800015' })).toMatchObject({ hasDigits: true })
})

test('compares front and back even when the number is not a valid national ID', () => {
  const result = compareNationalId({ ...card, front_nid: '99999999999999' })
  expect(result?.id).toBeUndefined()
  expect(result?.comparisons.map(({ verdict }) => verdict)).toEqual([
    'unknown',
    'unknown',
    'unknown',
    'differs',
  ])
  expect(compareNationalId({ full_name: 'x' })).toBeUndefined()
})
