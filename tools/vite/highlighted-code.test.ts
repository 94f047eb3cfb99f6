import { expect, test } from 'vitest'
import { codeText } from '@/ui/display/highlighted-code'
import { code as plain } from '@/test/code-samples/samples'

// Next to the import of the plain module, the lint would take this one for a second import of the same module.
const { code: highlighted } = await import('@/test/code-samples/samples?highlighted')
const names = Object.entries(plain)

test('a module that is imported highlighted has the same entries', () => {
  expect(Object.keys(highlighted)).toEqual(Object.keys(plain))
})

test.each(names)('%s keeps every character of its text', (name, { text }) => {
  expect(codeText(highlighted[name] ?? [])).toBe(text)
})

test.each(names)('%s has each placeholder within one token', (name, { text }) => {
  const tokens = (highlighted[name] ?? []).flat().map((token) => [token].flat().at(-1))
  const placeholders = text.match(/\{\{\w+\}\}/g) ?? []
  const whole = tokens.flatMap((token) => token?.match(/\{\{\w+\}\}/g) ?? [])
  expect(placeholders.length).toBeGreaterThan(0)
  expect(whole).toEqual(placeholders)
})

test('tokens have the kinds that color them', () => {
  const [comment, declaration] = highlighted['javascript'] ?? []
  expect(comment).toEqual([['comment', '// A comment']])
  expect(declaration).toEqual([['keyword', 'const'], ' name = ', ['string', '"{{bundle_key}}"']])
  expect(highlighted['json']?.[1]).toContainEqual(['attribute', '"bundle_key"'])
})
