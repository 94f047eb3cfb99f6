import { create } from 'zustand'
import { parseListSettings, type AllListSettings, type ListSettings } from './list-settings-schema'

const storageKey = 'lists'

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
