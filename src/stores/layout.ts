import { create } from 'zustand'
import * as v from 'valibot'
import { locales } from '@/lib/locales'

/** The languages of the code samples in the documentation. */
export const codeLanguages = ['curl', 'javascript', 'python', 'java', 'csharp', 'php'] as const

const color = v.pipe(v.string(), v.regex(/^(?:#[\da-f]{6})?$/i))

/** The theme settings (behavior 3.6). An invalid value becomes its default. */
const layoutSchema = v.object({
  navCollapsed: v.fallback(v.boolean(), false),
  navType: v.fallback(v.picklist(['side', 'top']), 'side'),
  sideNavTheme: v.fallback(v.picklist(['light', 'dark']), 'light'),
  /** `#rrggbb`, or empty for the color of the scheme. */
  topNavColor: v.fallback(color, ''),
  headerNavColor: v.fallback(color, ''),
  currentTheme: v.fallback(v.picklist(['light', 'dark']), 'light'),
  direction: v.fallback(v.picklist(['ltr', 'rtl']), BRAND_LOCALE === 'ar' ? 'rtl' : 'ltr'),
  locale: v.fallback(v.picklist(locales), BRAND_LOCALE),
  /** Whether to offer the language that the browser prefers. */
  languageOffer: v.fallback(v.boolean(), true),
  density: v.fallback(v.picklist(['comfortable', 'dense']), 'comfortable'),
  shortcuts: v.fallback(v.boolean(), true),
  codeLanguage: v.fallback(v.picklist(codeLanguages), 'curl'),
  /** Whether the documentation has been opened: the second of the first steps. */
  docsOpened: v.fallback(v.boolean(), false),
})

export type StoredLayout = v.InferOutput<typeof layoutSchema>

/**
 * Parses any string and never throws.
 * @internal Exported for its test.
 */
export function parseLayout(json: string | null): StoredLayout {
  const result = v.safeParse(layoutSchema, parseJson(json))
  return result.success ? result.output : v.parse(layoutSchema, {})
}

function parseJson(json: string | null): unknown {
  try {
    return json === null ? {} : JSON.parse(json)
  } catch {
    return {}
  }
}

const storageKey = 'layout'

export type Layout = StoredLayout & {
  /** Whether the navigation drawer of small screens is open. Not stored. */
  mobileNav: boolean
  /** Set in the admin area, which is dark whenever it loads. Not stored. */
  isDarkOnLoad?: boolean
}

/** Theme and layout of this browser, stored in local storage under one key. */
export const useLayout = create<Layout>()(() => ({ ...parseLayout(read()), mobileNav: false }))

useLayout.subscribe((layout) =>
  write(JSON.stringify({ ...layout, mobileNav: undefined, isDarkOnLoad: undefined })),
)

export function setLayout(change: Partial<Layout>): void {
  useLayout.setState(change)
}

/** For the pages of the documentation. */
export function recordDocsOpened(): void {
  if (!useLayout.getState().docsOpened) setLayout({ docsOpened: true })
}

/** Resets every setting to its default; the theme, to what the area starts with. */
export function resetLayout(): void {
  const { isDarkOnLoad } = useLayout.getState()
  setLayout({ ...parseLayout(null), ...(isDarkOnLoad ? { currentTheme: 'dark' } : {}) })
}

/** Sign-out returns to the light theme (behavior 2.14). Nothing is stored when it is light already. */
export function resetTheme(): void {
  if (useLayout.getState().currentTheme !== 'light') setLayout({ currentTheme: 'light' })
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
