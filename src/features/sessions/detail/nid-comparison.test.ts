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

test('a card whose fields are what its number says agrees in all, whatever script they are in', () => {
  expect(compareNationalId(card)?.id).toMatchObject({ birthDate: '1990-01-01', sex: 'male' })
  expect(verdicts(card)).toEqual(['agrees', 'agrees', 'agrees', 'agrees'])
})

test('each field is judged by itself', () => {
  const changed = {
    ...card,
    date_of_birth: '2-1-1990',
    gender: 'أنثى',
    birth_governarate: 'القاهره',
    back_nid: '29001018800023',
  }
  expect(verdicts(changed)).toEqual(['differs', 'differs', 'differs', 'differs'])
})

test('what is missing or cannot be read is neither', () => {
  expect(verdicts({ front_nid: card.front_nid })).toEqual(['open', 'open', 'open', 'open'])
  const odd = { ...card, date_of_birth: '31/02/1990', gender: '?', birth_governarate: 'Atlantis' }
  expect(verdicts(odd)).toEqual(['open', 'open', 'open', 'agrees'])
})

test('a check digit is never judged: only the digits before it speak', () => {
  expect(verdicts({ ...card, front_nid: '29001018800019', back_nid: '29001018800019' })).toEqual([
    'agrees',
    'agrees',
    'agrees',
    'agrees',
  ])
})

test('the back is read when the front shows no number', () => {
  const reading = compareNationalId({ ...card, front_nid: null })
  expect(reading).toMatchObject({ side: 'back', id: { birthDate: '1990-01-01', sex: 'male' } })
  expect(reading?.comparisons.map(({ verdict }) => verdict)).toEqual([
    'agrees',
    'agrees',
    'agrees',
    'open',
  ])
  expect(compareNationalId({ ...card, front_nid: '', back_nid: ' ' })).toBeUndefined()
})

test('a number of other than 14 digits is told from one whose digits name no day', () => {
  expect(compareNationalId({ front_nid: '2900101880001' })).toMatchObject({ hasDigits: false })
  expect(compareNationalId({ front_nid: '29013018800015' })).toMatchObject({ hasDigits: true })
})

test('a number that is no national id derives nothing, yet front and back can be compared', () => {
  const reading = compareNationalId({ ...card, front_nid: '99999999999999' })
  expect(reading?.id).toBeUndefined()
  expect(reading?.comparisons.map(({ verdict }) => verdict)).toEqual([
    'open',
    'open',
    'open',
    'differs',
  ])
  expect(compareNationalId({ full_name: 'x' })).toBeUndefined()
})
