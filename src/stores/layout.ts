import { create } from 'zustand'
import * as v from 'valibot'
import { locales } from '@/lib/locales'
import { readStored } from '@/lib/store'

const color = v.pipe(v.string(), v.regex(/^(?:#[\da-f]{6})?$/i))

/** The theme settings (behavior 3.6). An invalid value falls back to the setting's default. */
const layoutSchema = v.object({
  navCollapsed: v.fallback(v.boolean(), false),
  navType: v.fallback(v.picklist(['side', 'top']), 'side'),
  /** If undefined, the side navigation follows the color scheme. */
  sideNavTheme: v.fallback(v.optional(v.picklist(['light', 'dark'])), undefined),
  /** `#rrggbb`, or empty for the scheme's color. */
  topNavColor: v.fallback(color, ''),
  headerNavColor: v.fallback(color, ''),
  currentTheme: v.fallback(v.picklist(['light', 'dark']), 'light'),
  direction: v.fallback(v.picklist(['ltr', 'rtl']), BRAND_LOCALE === 'ar' ? 'rtl' : 'ltr'),
  locale: v.fallback(v.picklist(locales), BRAND_LOCALE),
  density: v.fallback(v.picklist(['comfortable', 'dense']), 'comfortable'),
})

export type StoredLayout = v.InferOutput<typeof layoutSchema>

/**
 * Parses any value and never throws.
 * @internal Exported for its test.
 */
export function parseLayout(stored: unknown): StoredLayout {
  const result = v.safeParse(layoutSchema, stored)
  if (!result.success) return v.parse(layoutSchema, {})
  const { sideNavTheme } = result.output
  const isChosen = sideNavTheme === 'dark' || v.is(versioned, stored)
  return { ...result.output, sideNavTheme: isChosen ? sideNavTheme : undefined }
}

const VERSION = 2
/**
 * Matches layouts from version 2 on. Older layouts contained `sideNavTheme: 'light'` even if the user hadn't chosen
 * light.
 */
const versioned = v.object({ version: v.literal(VERSION) })

const storageKey = 'layout'

export type Layout = StoredLayout & {
  /** Whether the navigation drawer on small screens is open. Not stored. */
  mobileNav: boolean
  /** Whether the admin area is open, because that area is dark whenever it loads. Not stored. */
  isDarkOnLoad?: boolean
}

/** Theme and layout of this browser, stored in local storage under one key. */
export const useLayout = create<Layout>()(() => ({
  ...parseLayout(readStored(storageKey)),
  mobileNav: false,
}))

useLayout.subscribe((layout) =>
  write(
    JSON.stringify({ ...layout, version: VERSION, mobileNav: undefined, isDarkOnLoad: undefined }),
  ),
)

export function setLayout(change: Partial<Layout>): void {
  useLayout.setState(change)
}

/** Resets every setting to its default, and the theme to the area's initial theme. */
export function resetLayout(): void {
  const { isDarkOnLoad } = useLayout.getState()
  setLayout({ ...parseLayout({}), ...(isDarkOnLoad ? { currentTheme: 'dark' } : {}) })
}

/** Resets the theme to light at sign-out (behavior 2.14). Stores nothing if the theme is already light. */
export function resetTheme(): void {
  if (useLayout.getState().currentTheme !== 'light') setLayout({ currentTheme: 'light' })
}

function write(json: string): void {
  try {
    if (localStorage.getItem(storageKey) !== json) localStorage.setItem(storageKey, json)
  } catch {
    // If storage is blocked or full, the settings last until the page is closed.
  }
}
