import type { Name, Surface, Target } from './surface'

type Kind = 'dialog' | 'drawer' | 'panel' | 'menu' | 'list'
type Role = Parameters<Surface['role']>[0]
type Act = (where: Surface | Target, page: Surface) => Promise<void>

/** What opens over a screen or over another layer. */
export type Layer = {
  kind: Kind
  /** The files that render it, in src. */
  files: readonly string[]
  /** The role and the name that it has once it is open. */
  shows: readonly [Role, Name]
  open: Act
  close: Act
  /** Puts back what opening it has changed. */
  after?: Act
}

/** An address of a screen, and what opens there: each item is a pile of layers, one over another. */
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
/** A dialog at the side. */
export const drawer = layer('drawer', 'dialog')
/** A popover with choices or fields. */
export const panel = layer('panel', 'dialog')
export const menu = layer('menu', 'menu')
export const list = layer('list', 'listbox')

/** Presses an element of this role, in the layer below or in the screen. */
export const press =
  (role: Role, name: Name, nth?: number): Act =>
  async (where) => {
    const target = where.role(role, name)
    await (nth === undefined ? target : target.nth(nth)).click()
  }

export const button = (name: Name, nth?: number) => press('button', name, nth)

/** By the keyboard: what is below a button may still change, and move it away from a pointer. */
export const enter =
  (role: Role, name: Name, key = 'Enter'): Act =>
  async (where, page) => {
    await where.role(role, name).focus()
    await page.press(key)
  }

/** The link of the first row of this table: by its name, because another one may still be shown. */
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

/** Waits until this is there. */
export const waitUntilShown =
  (role: Role, name: Name): Act =>
  (where) =>
    where.role(role, name).isShown()

/** Waits until this has gone. */
export const waitUntilGone =
  (role: Role, name: Name): Act =>
  (where) =>
    where.role(role, name).isGone()

/** A link of the menu, which asks while something typed is not saved. */
const leaving = dialog(
  'routes/-components/unsaved-changes.tsx',
  'Leave without saving?',
  (_, page) => page.role('navigation', 'Main').role('link', 'Dashboard').click(),
  (where) => where.role('button', 'Leave').click(),
)

/** The last pile of a screen with something typed: it is left. */
export const leave = [leaving] as const
