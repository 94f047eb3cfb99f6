import * as v from 'valibot'
import { locales } from '@/lib/locales'

const choice = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  v.optional(v.fallback(v.picklist(options), options[0]), options[0])

/** Search parameters of a gallery URL: its content and appearance. Unknown values fall back to the first option. */
const searchSchema = v.object({
  /** A folder of parts, such as `ui/table`. Empty for all parts. */
  folder: v.optional(v.string(), ''),
  /** One part, such as `ui/table/data-table`. */
  part: v.optional(v.string()),
  /** One state of the part, shown on a separate page. */
  state: v.optional(v.string()),
  scheme: choice(['light', 'dark']),
  direction: choice(['ltr', 'rtl']),
  density: choice(['comfortable', 'dense']),
  locale: choice(locales),
})

export type GallerySearch = v.InferOutput<typeof searchSchema>

export function readGallerySearch(): GallerySearch {
  return v.parse(searchSchema, Object.fromEntries(new URLSearchParams(location.search)))
}

/** Returns the gallery URL for `search` with the changes applied. */
export function toGalleryUrl(search: GallerySearch, changes: Partial<GallerySearch>): string {
  const entries = Object.entries({ ...search, ...changes }).filter(([, value]) => value)
  return `/tools/gallery/?${new URLSearchParams(entries).toString()}`
}
