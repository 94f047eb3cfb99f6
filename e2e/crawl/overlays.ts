import type { Name, Surface, Target } from './surface'

type Kind = 'dialog' | 'drawer' | 'panel' | 'menu' | 'list'
type Role = Parameters<Surface['role']>[0]
type Act = (where: Surface | Target, page: Surface) => Promise<void>

/** A layer that opens over a screen or over another layer. */
export type Layer = {
  kind: Kind
  /** Files in src that render the layer. */
  files: readonly string[]
  /** Role and name of the open layer. */
  shows: readonly [Role, Name]
  open: Act
  close: Act
  /** Undoes the changes that opening the layer made. */
  after?: Act
}

/** A screen's route and path, and the layers that open there. Each pile is a stack of layers, one over another. */
export type Stop = { route: string; path: string; piles: readonly (readonly Layer[])[] }

const escape: Act = (_, page) => page.press('Escape')

const layer =
  (kind: Kind, role: Role) =>
  (files: string | readonly string[], name: Name, open: Act, close: Act = escape): Layer => ({
    kind,
    files: [files].flat(),
    shows: [role, name],
    open,
    close,
  })

export const dialog = layer('dialog', 'dialog')
/** A dialog at the side of the screen. */
export const drawer = layer('drawer', 'dialog')
/** A popover with choices or fields. */
export const panel = layer('panel', 'dialog')
export const menu = layer('menu', 'menu')
export const list = layer('list', 'listbox')

/** Clicks an element with this role and name, in the layer below or on the screen. */
export const press =
  (role: Role, name: Name, nth?: number): Act =>
  async (where) => {
    const target = where.role(role, name)
    await (nth === undefined ? target : target.nth(nth)).click()
  }

export const button = (name: Name, nth?: number) => press('button', name, nth)

/** Focuses the element and presses a key, because late content could move the element away from a pointer. */
export const enter =
  (role: Role, name: Name, key = 'Enter'): Act =>
  async (where, page) => {
    await where.role(role, name).focus()
    await page.press(key)
  }

/** Clicks the first row's link in this table. Finds the table by name, because another table may still be shown. */
export const row =
  (table: string): Act =>
  (where) =>
    where.role('table', table).role('rowheader').role('link').nth(0).click()

export const runInSequence =
  (...acts: readonly Act[]): Act =>
  async (where, page) => {
    for (const act of acts) await act(where, page)
  }

export const keys =
  (chord: string): Act =>
  (_, page) =>
    page.press(chord)

export const fill =
  (name: Name, text: string): Act =>
  (where) =>
    where.role('textbox', name).fill(text)

export const waitUntilShown =
  (role: Role, name: Name): Act =>
  (where) =>
    where.role(role, name).isShown()

export const waitUntilGone =
  (role: Role, name: Name): Act =>
  (where) =>
    where.role(role, name).isGone()

/** The confirmation that a menu link opens while typed input is unsaved. */
const leaving = dialog(
  'routes/-components/unsaved-changes.tsx',
  'Leave without saving?',
  (_, page) => page.role('navigation', 'Main').role('link', 'Dashboard').click(),
  (where) => where.role('button', 'Leave').click(),
)

/** Must be the last pile on a screen with unsaved input, because it leaves the screen. */
export const leave = [leaving] as const
