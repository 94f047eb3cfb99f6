import * as v from 'valibot'
import { periodPresets } from '@/lib/period'

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))
const plain = v.union([v.pipe(v.string(), v.maxLength(128)), v.number()])

const savedViewSchema = v.object({
  id,
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60)),
  /** What stands in the address; never a search text. */
  search: v.record(id, plain),
  /** Days that move with the calendar: "last 7 days" means those before today. */
  preset: v.fallback(v.optional(v.picklist(periodPresets)), undefined),
})
export type SavedView = v.InferOutput<typeof savedViewSchema>

/** Each value that cannot be used becomes its default; one bad view does not take the others along. */
const settingsSchema = v.object({
  order: v.fallback(v.array(id), []),
  shown: v.fallback(v.record(id, v.boolean()), {}),
  views: v.fallback(
    v.pipe(
      v.array(v.fallback(v.nullable(savedViewSchema), null)),
      v.transform((views) => views.filter((view) => view !== null)),
    ),
    [],
  ),
})
export type ListSettings = v.InferOutput<typeof settingsSchema>

export type AllListSettings = Readonly<Record<string, ListSettings>>

const allSchema = v.fallback(
  v.record(v.string(), v.nullable(v.fallback(v.nullable(settingsSchema), null))),
  {},
)

/** Takes anything, never throws. */
export function parseListSettings(json: string | null): AllListSettings {
  const lists = v.parse(allSchema, readJson(json))
  return Object.fromEntries(
    Object.entries(lists).flatMap(([list, settings]) => (settings ? [[list, settings]] : [])),
  )
}

function readJson(json: string | null): unknown {
  try {
    return json === null ? {} : JSON.parse(json)
  } catch {
    return {}
  }
}
