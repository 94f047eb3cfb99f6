import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage'

/** Plural forms for whole numbers that a translation must have, keyed by language. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
  fr: ['one', 'many', 'other'],
  ja: ['other'],
  zh: ['other'],
}

/** Returns a language's plural forms, or throws if they aren't listed. */
function listPluralForms(locale: string): readonly string[] {
  const forms = FORMS[locale]
  if (forms) return forms
  throw new Error(`The plural forms of "${locale}" are missing in tools/checks/message-shape.ts.`)
}

/**
 * Returns the placeholders, tags and `select` cases that a message's translation must keep, and the message's plural
 * forms.
 */
function getShape(text: string) {
  const keptParts = {
    placeholders: new Set<string>(),
    tags: new Set<string>(text.match(/<\/?\w+\/?>/g)),
    cases: new Set<string>(),
  }
  const plurals: string[][] = []
  const walk = (tokens: CompiledMessage) => {
    for (const token of tokens) {
      if (typeof token === 'string') continue
      const [name, type, format] = token
      keptParts.placeholders.add(name)
      // Date options and a plural's offset aren't cases.
      const cases = Object.entries(format ?? {}).filter(([, inner]) => Array.isArray(inner))
      const keys = cases.map(([key]) => key)
      if (type === 'plural') plurals.push(keys)
      if (type === 'select') for (const key of keys) keptParts.cases.add(`${name}: ${key}`)
      for (const [, inner] of cases) walk(inner)
    }
  }
  walk(compileMessageOrThrow(text))
  return { kept: keptParts, plurals }
}

/** Finds lost or added parts, missing plural forms, and changed leading or trailing spaces. */
export function shapeProblems(message: string, translation: string, locale: string): string[] {
  const wantedForms = listPluralForms(locale)
  try {
    const [source, target] = [getShape(message), getShape(translation)]
    const problems = (['placeholders', 'tags', 'cases'] as const).flatMap((name) => {
      const [wanted, found] = [source.kept[name], target.kept[name]]
      const lostParts = [...wanted].filter((part) => !found.has(part))
      const addedParts = [...found].filter((part) => !wanted.has(part))
      return [
        ...(lostParts.length > 0 ? [`has lost ${name}: ${lostParts.join(', ')}`] : []),
        ...(addedParts.length > 0
          ? [`has ${name} that the message has not: ${addedParts.join(', ')}`]
          : []),
      ]
    })
    const missingForms = target.plurals.flatMap((forms) =>
      wantedForms.filter((form) => !forms.includes(form)),
    )
    if (missingForms.length > 0)
      problems.push(`has no plural form ${[...new Set(missingForms)].join(', ')}`)
    const ends = (text: string) => [/^\s/.test(text), /\s$/.test(text)].join()
    if (ends(message) !== ends(translation)) problems.push('begins or ends with another space')
    return problems
  } catch (error) {
    return [`is not a message: ${error instanceof Error ? error.message : String(error)}`]
  }
}
