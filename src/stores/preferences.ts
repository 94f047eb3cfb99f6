import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import type { CsvSeparator } from '@/lib/csv'
import { createStoredStore, readStored } from '@/lib/store'
import { useLayout } from './layout'

/** The languages of the code samples in the documentation. */
export const codeLanguages = ['curl', 'javascript', 'python', 'java', 'csharp', 'php'] as const

/** This browser's settings that aren't part of the layout. An invalid value falls back to the setting's default. */
const preferencesSchema = v.object({
  /** Whether shortcut keys such as `/` and `g` work without Ctrl. */
  shortcuts: v.fallback(v.boolean(), true),
  /** The separator in CSV files. If undefined, the separator depends on the language. */
  csvSeparator: v.fallback(v.optional(v.picklist([',', ';'])), undefined),
  codeLanguage: v.fallback(v.picklist(codeLanguages), 'curl'),
  /** Whether to offer the language that the browser prefers. */
  languageOffer: v.fallback(v.boolean(), true),
  /** Whether the user has opened the documentation, the second step in `FirstSteps`. */
  docsOpened: v.fallback(v.boolean(), false),
  /** The IDs of the last used bundles, latest first. Recorded only if the menu can't list all bundles. */
  usedBundles: v.fallback(v.array(v.string()), []),
})

type Preferences = v.InferOutput<typeof preferencesSchema>

const defaults = v.parse(preferencesSchema, {})

const parse = (stored: unknown): Preferences => {
  const result = v.safeParse(preferencesSchema, stored)
  return result.success ? result.output : defaults
}

const storageKey = 'preferences'
const store = createStoredStore(storageKey, parse)

// Layouts before version 2 also contained the preferences. The next layout change removes them from the stored layout.
if (readStored(storageKey) === undefined) {
  const former = parse(readStored('layout'))
  if (JSON.stringify(former) !== JSON.stringify(defaults)) store.set(former)
}

export const getPreferences = store.get

export function usePreference<Name extends keyof Preferences>(name: Name): Preferences[Name] {
  return useSyncExternalStore(store.subscribe, () => store.get()[name])
}

/** Returns the chosen CSV separator, or the separator that spreadsheets in the current language expect. */
export function getCsvSeparator(): CsvSeparator {
  const hasCommaInNumbers = ['fr', 'ar'].includes(useLayout.getState().locale)
  return store.get().csvSeparator ?? (hasCommaInNumbers ? ';' : ',')
}

export function setPreferences(change: Partial<Preferences>): void {
  store.set({ ...store.get(), ...change })
}

export function resetPreferences(): void {
  store.set(defaults)
}

/** Maximum number of bundles in the menu. If there are more, the menu lists the last used bundles. */
export const MAX_MENU_BUNDLES = 20

export function recordUsedBundle(id: string): void {
  const { usedBundles } = store.get()
  if (usedBundles[0] === id) return
  const others = usedBundles.filter((each) => each !== id)
  setPreferences({ usedBundles: [id, ...others].slice(0, MAX_MENU_BUNDLES) })
}

export function recordDocsOpened(): void {
  if (!store.get().docsOpened) setPreferences({ docsOpened: true })
}
