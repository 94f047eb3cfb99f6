import * as v from 'valibot'
import { locales } from '@/lib/locales'

const choice = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  v.optional(v.fallback(v.picklist(options), options[0]), options[0])

/** What an address of the gallery shows, and how. Unknown values are those of the first visit. */
const searchSchema = v.object({
  /** A folder of parts, such as `ui/table`; empty for all. */
  folder: v.optional(v.string(), ''),
  /** One part, such as `ui/table/data-table`. */
  part: v.optional(v.string()),
  /** One state of the part, which has the page for itself. */
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

/** The address with these changes. */
export function toGalleryUrl(search: GallerySearch, changes: Partial<GallerySearch>): string {
  const entries = Object.entries({ ...search, ...changes }).filter(([, value]) => value)
  return `/tools/gallery/?${new URLSearchParams(entries).toString()}`
}
