import { create } from 'zustand'
import { parseLayout, type StoredLayout } from './parse-layout'

const storageKey = 'layout'

export type Layout = StoredLayout & {
  /** Whether the navigation drawer of small screens is open. Not stored. */
  mobileNav: boolean
}

/** Theme and layout of this browser, stored in local storage under one key. */
export const useLayout = create<Layout>()(() => ({ ...parseLayout(read()), mobileNav: false }))

useLayout.subscribe((layout) => write(JSON.stringify({ ...layout, mobileNav: undefined })))

export function setLayout(change: Partial<Layout>): void {
  useLayout.setState(change)
}

/** Resets every setting to its default. */
export function resetLayout(): void {
  setLayout(parseLayout(null))
}

/** Sign-out returns to the light theme (behaviour 2.14). */
export function resetTheme(): void {
  setLayout({ currentTheme: 'light' })
}

// Storage may be blocked or full. The settings then last until the page is closed.
function read(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

function write(json: string): void {
  try {
    if (read() !== json) localStorage.setItem(storageKey, json)
  } catch {
    // See above.
  }
}
