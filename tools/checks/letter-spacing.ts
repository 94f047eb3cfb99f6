import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type Root } from 'postcss'
import { fromRoot } from '../lib/project.ts'
import type { StepResult } from '../lib/report.ts'

/** Removes the language selector, so `:lang(ar) .title` becomes `.title`. */
const withoutLanguage = (selector: string) =>
  selector.replace(/^:(?:root:)?lang\(ar\)\s*/, '').trim()

/**
 * Returns selectors with negative letter spacing that no Arabic rule resets. Arabic text needs the reset, because the
 * letters of a word are joined.
 */
export function tightSelectors(root: Root): string[] {
  const [tight, reset] = [new Set<string>(), new Set<string>()]
  root.walkDecls('letter-spacing', ({ parent, value }) => {
    const selectors = parent && 'selectors' in parent ? parent.selectors : []
    for (const selector of selectors) {
      const isArabic = /:lang\(ar\)/.test(selector)
      if (!isArabic && value.startsWith('-')) tight.add(selector)
      if (isArabic && /^(?:normal|0)$/.test(value)) reset.add(withoutLanguage(selector))
    }
  })
  return [...tight].filter((selector) => !reset.has(selector))
}

export async function checkLetterSpacing(): Promise<StepResult> {
  const problems = readdirSync(fromRoot('src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => join('src', name))
    .flatMap((path) =>
      tightSelectors(parse(readFileSync(fromRoot(path), 'utf8'))).map(
        (selector) =>
          `${path}: ${selector} has a negative letter-spacing, and no ":lang(ar) ${selector} { letter-spacing: normal }"`,
      ),
    )
  return { ok: problems.length === 0, output: problems.join('\n') }
}
