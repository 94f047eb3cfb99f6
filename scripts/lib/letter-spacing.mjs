import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fromRoot } from './project.mjs'

/** `.title` of `:lang(ar) .title` and `.title`. */
const withoutLanguage = (selector) => selector.replace(/^:(?:root:)?lang\(ar\)\s*/, '').trim()

/**
 * The selectors of a style sheet that bring letters together, and have no rule for Arabic that does not: the letters of
 * an Arabic word are joined.
 */
export function tightSelectors(root) {
  const [tight, reset] = [new Set(), new Set()]
  root.walkDecls('letter-spacing', ({ parent, value }) => {
    for (const selector of parent.selectors ?? []) {
      const isArabic = /:lang\(ar\)/.test(selector)
      if (!isArabic && value.startsWith('-')) tight.add(selector)
      if (isArabic && /^(?:normal|0)$/.test(value)) reset.add(withoutLanguage(selector))
    }
  })
  return [...tight].filter((selector) => !reset.has(selector))
}

/** The problems of all style sheets of the source, one line each. */
export async function letterSpacingProblems() {
  // It is a package, which the check installs first.
  const { parse } = await import('postcss')
  return readdirSync(fromRoot('src'), { recursive: true })
    .filter((name) => name.endsWith('.css'))
    .map((name) => join('src', name))
    .flatMap((path) =>
      tightSelectors(parse(readFileSync(fromRoot(path), 'utf8'))).map(
        (selector) =>
          `${path}: ${selector} has a negative letter-spacing, and no ":lang(ar) ${selector} { letter-spacing: normal }"`,
      ),
    )
}
