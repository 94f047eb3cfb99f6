import * as v from 'valibot'
import { brandFields } from './env.ts'
import { locales } from './locales.ts'

const color = v.pipe(
  v.string(),
  v.regex(/^#[\da-f]{6}$/i, 'must be a color of six hexadecimal digits, such as #0b5d76'),
)
const getColors = (count: number) =>
  v.pipe(v.array(color), v.length(count, `must have ${count} colors`))

/** An SVG that is inlined as an image, so it can't load or run anything. */
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
  /** One color to generate ten shades from, or ten shades from light to dark. */
  primary: v.union(
    [color, getColors(10)],
    'must be a color of six hexadecimal digits, such as #0b5d76, or ten of them',
  ),
  /** Chart hues, in order of use. Color-blind users must be able to tell any two apart. */
  charts: v.strictObject({ light: getColors(6), dark: getColors(6) }),
  favicon: svg,
  /** Logos for light and dark surfaces. They replace the portal's own logo in the primary color. */
  logo: v.optional(v.strictObject({ light: svg, dark: svg })),
  /** The drawing beside the sign-in form, on a light surface. It replaces the portal's own drawing. */
  drawing: v.optional(svg),
  /** Language for a first visit. Arabic also mirrors the layout. */
  locale: v.picklist(locales, `must be one of ${locales.join(', ')}`),
  /** Replacements for English texts, keyed by the exact text. */
  texts: v.record(v.string(), v.string()),
})

/** A brand whose values are all set. */
export type CompleteBrand = v.InferOutput<typeof brandSchema>

/** A brand file. Omitted values come from the default brand. */
export type BrandFile = Partial<CompleteBrand>

/** Returns the brand, or one line per invalid value. */
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
