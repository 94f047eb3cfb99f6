import { expect, test } from 'vitest'
import { codeText } from '@/ui/display/highlighted-code'
import { code as plain } from '@/test/code-samples/samples'

// Imports dynamically, because the linter would report a second static import of the same module.
const { code: highlighted } = await import('@/test/code-samples/samples?highlighted')
const names = Object.entries(plain)

test('keeps the entries of a module that is imported with ?highlighted', () => {
  expect(Object.keys(highlighted)).toEqual(Object.keys(plain))
})

test.each(names)('keeps every character of %s', (name, { text }) => {
  expect(codeText(highlighted[name] ?? [])).toBe(text)
})

test.each(names)('keeps each placeholder in %s within one token', (name, { text }) => {
  const tokens = (highlighted[name] ?? []).flat().map((token) => [token].flat().at(-1))
  const placeholders = text.match(/\{\{\w+\}\}/g) ?? []
  const whole = tokens.flatMap((token) => token?.match(/\{\{\w+\}\}/g) ?? [])
  expect(placeholders.length).toBeGreaterThan(0)
  expect(whole).toEqual(placeholders)
})

test('assigns the token kinds that determine the colors', () => {
  const [comment, declaration] = highlighted['javascript'] ?? []
  expect(comment).toEqual([['comment', '// A comment']])
  expect(declaration).toEqual([['keyword', 'const'], ' name = ', ['string', '"{{bundle_key}}"']])
  expect(highlighted['json']?.[1]).toContainEqual(['attribute', '"bundle_key"'])
})
