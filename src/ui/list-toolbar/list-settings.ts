import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { periodPresets } from '@/lib/period/presets'
import { createStore } from '@/lib/store'

const storageKey = 'lists'

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))
const searchValue = v.union([v.pipe(v.string(), v.maxLength(128)), v.number()])

const savedViewSchema = v.object({
  id,
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60)),
  /** The search parameters of the URL, without the search text. */
  search: v.record(id, searchValue),
  /** A relative period: "last 7 days" is relative to the current day. */
  preset: v.fallback(v.optional(v.picklist(periodPresets)), undefined),
})
export type SavedView = v.InferOutput<typeof savedViewSchema>

/** An invalid value becomes its default, and an invalid view is dropped. */
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

/**
 * Parses any string and never throws.
 * @internal Exported for its test.
 */
export function parseListSettings(json: string | null): AllListSettings {
  const lists = v.parse(allSchema, parseJson(json))
  return Object.fromEntries(
    Object.entries(lists).flatMap(([listId, settings]) => (settings ? [[listId, settings]] : [])),
  )
}

function parseJson(json: string | null): unknown {
  try {
    return json === null ? {} : JSON.parse(json)
  } catch {
    return {}
  }
}

const defaults: ListSettings = { order: [], shown: {}, views: [] }

const store = createStore(parseListSettings(read()))

/** The columns and saved views of one list, stored on this device. */
export function useListSettings(listId: string): ListSettings {
  return useSyncExternalStore(store.subscribe, () => store.get()[listId] ?? defaults)
}

/** The saved views of all lists, by list. */
export function useSavedViews(): readonly (readonly [list: string, view: SavedView])[] {
  const lists = useSyncExternalStore(store.subscribe, store.get)
  return Object.entries(lists).flatMap(([listId, { views }]) =>
    views.map((view) => [listId, view] as const),
  )
}

/**
 * Changes the settings of one list, on top of the latest stored ones, which another tab may have written.
 * Returns false when the browser cannot store them: they then last until the page is closed.
 */
export function changeListSettings(
  listId: string,
  change: (settings: ListSettings) => Partial<ListSettings>,
): boolean {
  const storedJson = read()
  const lists = storedJson === null ? store.get() : parseListSettings(storedJson)
  const before = lists[listId] ?? defaults
  const next = { ...lists, [listId]: { ...before, ...change(before) } }
  store.set(next)
  return write(JSON.stringify(next))
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey) store.set(parseListSettings(newValue))
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
