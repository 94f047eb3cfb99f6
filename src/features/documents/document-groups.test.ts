import { expect, test } from 'vitest'
import { documentGroups } from './document-groups'

const keys = (data: Record<string, unknown>) =>
  documentGroups(data, { isNationalId: true }).flatMap(({ fields }) => fields.map(({ key }) => key))

test.each([
  ['a man according to the national ID', { front_nid: '29001018800015' }, false],
  ['a woman according to the national ID', { front_nid: '29001018800025' }, true],
  ['a man according to the printed gender', { gender: 'ذكر' }, false],
  ['a woman according to the printed gender', { gender: 'أنثى' }, true],
  ['a man whose card names a husband', { gender: 'ذكر', husband_name: 'أحمد' }, true],
])(
  "shows the husband's name only for a woman or if the card contains one: %s",
  (_, data, isShown) => {
    expect(keys({ husband_name: '', ...data }).includes('husband_name')).toBe(isShown)
  },
)
