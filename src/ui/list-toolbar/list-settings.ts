import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { periodPresets } from '@/lib/period/presets'
import { createStoredStore } from '@/lib/store'

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))
const searchValue = v.union([v.pipe(v.string(), v.maxLength(128)), v.number()])

const savedViewSchema = v.object({
  id,
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60)),
  /** The search parameters of the URL, without the search text. */
  search: v.record(id, searchValue),
  /** A period relative to the current day, such as the last 7 days. */
  preset: v.fallback(v.optional(v.picklist(periodPresets)), undefined),
})
export type SavedView = v.InferOutput<typeof savedViewSchema>

/** Invalid values fall back to their defaults, and invalid views are dropped. */
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
  autoRefresh: v.fallback(v.boolean(), false),
})
export type ListSettings = v.InferOutput<typeof settingsSchema>

export type AllListSettings = Readonly<Record<string, ListSettings>>

const allSchema = v.fallback(
  v.record(v.string(), v.nullable(v.fallback(v.nullable(settingsSchema), null))),
  {},
)

/**
 * Parses anything and never throws.
 * @internal Exported for its test.
 */
export function parseListSettings(stored: unknown): AllListSettings {
  const lists = v.parse(allSchema, stored)
  return Object.fromEntries(
    Object.entries(lists).flatMap(([listId, settings]) => (settings ? [[listId, settings]] : [])),
  )
}

const defaults: ListSettings = { order: [], shown: {}, views: [], autoRefresh: false }

const store = createStoredStore('lists', parseListSettings)

/** Returns one list's columns and saved views, stored on this device. */
export function useListSettings(listId: string): ListSettings {
  return useSyncExternalStore(store.subscribe, () => store.get()[listId] ?? defaults)
}

/** Returns the saved views of all lists, each with its list's ID. */
export function useSavedViews(): readonly (readonly [list: string, view: SavedView])[] {
  const lists = useSyncExternalStore(store.subscribe, store.get)
  return Object.entries(lists).flatMap(([listId, { views }]) =>
    views.map((view) => [listId, view] as const),
  )
}

/**
 * Changes one list's settings, starting from the latest stored settings, because another tab may have changed them.
 * Returns false if the browser can't store them, so they last only until the page is closed.
 */
export function changeListSettings(
  listId: string,
  change: (settings: ListSettings) => Partial<ListSettings>,
): boolean {
  const lists = store.latest()
  const before = lists[listId] ?? defaults
  return store.set({ ...lists, [listId]: { ...before, ...change(before) } })
}
