import * as v from 'valibot'
import { brandFields } from './env.ts'
import { locales } from './locales.ts'

const color = v.pipe(
  v.string(),
  v.regex(/^#[\da-f]{6}$/i, 'must be a color of six hexadecimal digits, such as #0b5d76'),
)
const getColors = (count: number) =>
  v.pipe(v.array(color), v.length(count, `must have ${count} colors`))

/** It is inlined as an image, so it loads nothing and runs nothing. */
const svg = v.pipe(
  v.string(),
  v.trim(),
  v.regex(
    /^<svg [^>]*viewBox="0 0 [\d.]+ [\d.]+"[^]*<\/svg>$/,
    'must be an SVG whose viewBox starts with "0 0"',
  ),
  v.includes('xmlns="http://www.w3.org/2000/svg"', 'must have the xmlns of SVG'),
  v.maxBytes(8192, 'must have at most 8 kB'),
)

const brandSchema = v.strictObject({
  ...brandFields,
  supportUrl: v.optional(brandFields.supportUrl),
  /** One color, of which ten shades are made, or ten shades from light to dark. */
  primary: v.union(
    [color, getColors(10)],
    'must be a color of six hexadecimal digits, such as #0b5d76, or ten of them',
  ),
  /** The hues of charts, in the order in which they are used. Any two must differ for the color-blind, too. */
  charts: v.strictObject({ light: getColors(6), dark: getColors(6) }),
  favicon: svg,
  /** On light and on dark surfaces, instead of the portal's own, which is drawn in the primary color. */
  logo: v.optional(v.strictObject({ light: svg, dark: svg })),
  /** Beside the sign-in form, instead of the portal's own. It is on a light surface. */
  drawing: v.optional(svg),
  /** The language of a first visit. Arabic turns the layout, too. */
  locale: v.picklist(locales, `must be one of ${locales.join(', ')}`),
  /** English texts that are written differently, by the text to the letter. */
  texts: v.record(v.string(), v.string()),
})

/** A brand with all its values. */
export type CompleteBrand = v.InferOutput<typeof brandSchema>

/** The file of a brand. What it leaves out is as in the default brand. */
export type BrandFile = Partial<CompleteBrand>

/** The brand, or one line per invalid value. */
export function parseBrand(input: unknown): { brand?: CompleteBrand; problems: string[] } {
  const result = v.safeParse(brandSchema, input)
  if (result.success) return { brand: result.output, problems: [] }
  const problems = result.issues.map((issue) => {
    const path = v.getDotPath(issue) ?? '?'
    return issue.expected === 'never'
      ? `${path} is no value of a brand`
      : `${path} ${issue.message}`
  })
  return { problems }
}
