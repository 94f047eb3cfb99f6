import { expect, test } from 'vitest'
import { documentGroups } from './document-groups'

const keys = (data: Record<string, unknown>) =>
  documentGroups(data, { isNationalId: true }).flatMap(({ fields }) => fields.map(({ key }) => key))

test.each([
  ['a man by his national id', { front_nid: '29001018800015' }, false],
  ['a woman by her national id', { front_nid: '29001018800025' }, true],
  ['a man as printed', { gender: 'ذكر' }, false],
  ['a woman as printed', { gender: 'أنثى' }, true],
  ['a man whose card names a husband', { gender: 'ذكر', husband_name: 'أحمد' }, true],
])(
  "shows the husband's name only for a woman or if the card contains one: %s",
  (_, data, isShown) => {
    expect(keys({ husband_name: '', ...data }).includes('husband_name')).toBe(isShown)
  },
)
