import { create } from 'zustand'
import * as v from 'valibot'
import { periodPresets } from '@/lib/period'

const storageKey = 'lists'

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

const untouched: ListSettings = { order: [], shown: {}, views: [] }

const useAllLists = create<AllListSettings>()(() => parseListSettings(read()))

/** The columns and saved views of one list on this device. */
export function useListSettings(list: string): ListSettings {
  return useAllLists((lists) => lists[list] ?? untouched)
}

/**
 * Changes one list, on top of what another tab may have written meanwhile. False when the browser does
 * not keep it: it then lasts as long as the page.
 */
export function changeListSettings(
  list: string,
  change: (settings: ListSettings) => Partial<ListSettings>,
): boolean {
  const stored = read()
  const lists = stored === null ? useAllLists.getState() : parseListSettings(stored)
  const before = lists[list] ?? untouched
  const next = { ...lists, [list]: { ...before, ...change(before) } }
  useAllLists.setState(next, true)
  return write(JSON.stringify(next))
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey) useAllLists.setState(parseListSettings(newValue), true)
  })
}

// Storage may be blocked or full.
function read(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

function write(json: string): boolean {
  try {
    localStorage.setItem(storageKey, json)
    return true
  } catch {
    return false
  }
}
