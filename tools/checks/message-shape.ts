import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage'

/** The plural forms that a translation must have: those of the language for whole numbers. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
  fr: ['one', 'many', 'other'],
  ja: ['other'],
  zh: ['other'],
}

/** Throws for a language whose forms are not listed. */
function formsOf(locale: string): readonly string[] {
  const forms = FORMS[locale]
  if (forms) return forms
  throw new Error(`The plural forms of "${locale}" are missing in tools/checks/message-shape.ts.`)
}

/** The parts of a message that its translation must keep: placeholders, tags, and the cases that choose by a value. */
function shapeOf(text: string) {
  const kept = {
    placeholders: new Set<string>(),
    tags: new Set<string>(text.match(/<\/?\w+\/?>/g)),
    cases: new Set<string>(),
  }
  const plurals: string[][] = []
  const walk = (tokens: CompiledMessage) => {
    for (const token of tokens) {
      if (typeof token === 'string') continue
      const [name, type, format] = token
      kept.placeholders.add(name)
      // Date options and a plural's offset aren't cases.
      const cases = Object.entries(format ?? {}).filter(([, inner]) => Array.isArray(inner))
      const keys = cases.map(([key]) => key)
      if (type === 'plural') plurals.push(keys)
      if (type === 'select') for (const key of keys) kept.cases.add(`${name}: ${key}`)
      for (const [, inner] of cases) walk(inner)
    }
  }
  walk(compileMessageOrThrow(text))
  return { kept, plurals }
}

/** The problems of a translation other than its words: lost or added parts, plural forms, spaces at the ends. */
export function shapeProblems(message: string, translation: string, locale: string): string[] {
  const wantedForms = formsOf(locale)
  try {
    const [source, target] = [shapeOf(message), shapeOf(translation)]
    const problems = (['placeholders', 'tags', 'cases'] as const).flatMap((name) => {
      const [wanted, found] = [source.kept[name], target.kept[name]]
      const lost = [...wanted].filter((part) => !found.has(part))
      const added = [...found].filter((part) => !wanted.has(part))
      return [
        ...(lost.length > 0 ? [`has lost ${name}: ${lost.join(', ')}`] : []),
        ...(added.length > 0 ? [`has ${name} that the message has not: ${added.join(', ')}`] : []),
      ]
    })
    const missing = target.plurals.flatMap((forms) =>
      wantedForms.filter((form) => !forms.includes(form)),
    )
    if (missing.length > 0) problems.push(`has no plural form ${[...new Set(missing)].join(', ')}`)
    const ends = (text: string) => [/^\s/.test(text), /\s$/.test(text)].join()
    if (ends(message) !== ends(translation)) problems.push('begins or ends with another space')
    return problems
  } catch (error) {
    return [`is not a message: ${error instanceof Error ? error.message : String(error)}`]
  }
}
