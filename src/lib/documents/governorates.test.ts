import { expect, test } from 'vitest'
import { governorateCode, governorates } from './governorates'

test.each(governorates.map((governorate) => [governorate.code, governorate] as const))(
  'finds governorate %s by each of its spellings and lists its English name last',
  (code, { name, written }) => {
    expect(written.length).toBeGreaterThan(1)
    expect(written.at(-1)).toBe(name.message)
    for (const spelling of written) {
      expect(governorateCode(spelling)).toBe(code)
      expect(governorateCode(`محافظة ${spelling}`)).toBe(code)
      expect(governorateCode(`${spelling.toUpperCase()} Governorate`)).toBe(code)
    }
  },
)

test('defines unique codes for 27 governorates and births abroad, and no code for unknown names', () => {
  expect(new Set(governorates.map(({ code }) => code)).size).toBe(28)
  expect(governorateCode('Atlantis')).toBeUndefined()
})
