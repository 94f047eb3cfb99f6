import { createContext, use, useEffect, useLayoutEffect, useRef } from 'react'
import { useLayout } from '@/stores/layout'

export type Shortcut = {
  /** What it does, as the help tells it. */
  label: string
  run: () => void
  /** For a key that works while it is held: when it is let go, or the window loses the focus. */
  release?: () => void
}

/** By key: `j`, `Enter`, `?`, two strokes (`g s`), or Ctrl/⌘ with a letter (`mod+k`). */
export type Shortcuts = Readonly<Record<string, Shortcut>>

type Registration = { group: string | undefined; inDialog: boolean; current: Shortcuts }

/** Given by a dialog to what stands in it: its keys work while those of the screen behind it wait. */
export const InDialog = createContext(false)

/** Milliseconds in which the second stroke of `g s` is awaited. */
const SECOND_STROKE = 1500

const registrations: Registration[] = []
let firstStroke: { key: string; at: number } | undefined
let behind = false
let held: { key: string; release: () => void } | undefined

/**
 * Keys of a screen, for as long as it is shown. Single keys never fire in a field, with a modifier or
 * behind a dialog (one that gives `InDialog` has keys of its own), and the person can switch them off; the `?` help lists them under `group`.
 */
export function useShortcuts(shortcuts: Shortcuts, group?: string): void {
  const inDialog = use(InDialog)
  const registration = useRef<Registration>({ group, inDialog, current: shortcuts })
  useLayoutEffect(() => {
    registration.current.group = group
    registration.current.current = shortcuts
  })
  useEffect(() => {
    const own = registration.current
    if (registrations.push(own) === 1) listen()
    return () => {
      registrations.splice(registrations.indexOf(own), 1)
      if (registrations.length === 0) silence()
    }
  }, [])
}

/** What a key does now: whoever registered it last. In the order of registration. */
export function activeShortcuts(): { key: string; label: string; group: string | undefined }[] {
  return registrations.flatMap(({ group, current }) =>
    Object.entries(current)
      .filter(([key, shortcut]) => find(key) === shortcut)
      .map(([key, { label }]) => ({ key, label, group })),
  )
}

function find(key: string, inDialogOnly = false): Shortcut | undefined {
  const owner = registrations.findLast(
    ({ current, inDialog }) => Object.hasOwn(current, key) && (inDialog || !inDialogOnly),
  )
  return owner?.current[key]
}

function listen(): void {
  document.addEventListener('keydown', lookFirst, true)
  document.addEventListener('keydown', onKeyDown)
  document.addEventListener('keyup', onKeyUp)
  window.addEventListener('blur', letGo)
}

function silence(): void {
  document.removeEventListener('keydown', lookFirst, true)
  document.removeEventListener('keydown', onKeyDown)
  document.removeEventListener('keyup', onKeyUp)
  window.removeEventListener('blur', letGo)
  letGo()
  firstStroke = undefined
}

// What is open closes itself on Esc before the key arrives here.
function lookFirst(): void {
  behind = isOverlayOpen()
}

function onKeyDown(event: KeyboardEvent): void {
  const key = keyOf(event)
  if (key === undefined || event.defaultPrevented) return
  if (key.startsWith('mod+')) return run(event, find(key, behind), key)
  if (!useLayout.getState().shortcuts || isForField(event, key)) {
    firstStroke = undefined
    return
  }
  if (behind) return run(event, find(key, true), key)
  const before = firstStroke
  firstStroke = undefined
  const inTime = before !== undefined && event.timeStamp - before.at < SECOND_STROKE
  const second = inTime ? find(`${before.key} ${key}`) : undefined
  if (second) return run(event, second, key)
  const starts = registrations.some(({ current }) =>
    Object.keys(current).some((each) => each.startsWith(`${key} `)),
  )
  if (starts) firstStroke = { key, at: event.timeStamp }
  else run(event, find(key), key)
}

function run(event: KeyboardEvent, shortcut: Shortcut | undefined, key: string): void {
  if (!shortcut) return
  event.preventDefault()
  if (shortcut.release) {
    if (event.repeat) return
    letGo()
    held = { key, release: shortcut.release }
  }
  shortcut.run()
}

function onKeyUp(event: KeyboardEvent): void {
  if (held && keyOf(event) === held.key) letGo()
}

function letGo(): void {
  const last = held
  held = undefined
  last?.release()
}

const FIELD = [
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable=false])',
  // These take letters themselves, to find an entry by its beginning.
  ':is([role=menu], [role=listbox], [role=combobox], [role=textbox], [role=searchbox])',
].join()

const PRESSABLE = 'a[href], button, summary, label, [role=button], [role=tab], input'

const OVERLAYS = 'dialog[open], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

/** The places of these keys on a keyboard that types another script. */
const places: Record<string, [plain: string, shifted: string]> = {
  Slash: ['/', '?'],
  BracketLeft: ['[', '{'],
  BracketRight: [']', '}'],
}

/** The name of a stroke as shortcuts are registered; undefined for one that is none. */
function keyOf(event: KeyboardEvent): string | undefined {
  if (event.isComposing) return undefined
  const key = inLatin(event)
  // AltGr is how some keyboards type a bracket; Windows tells it as Ctrl with Alt.
  const altGr = event.getModifierState('AltGraph') && event.altKey === event.ctrlKey
  const typed = altGr && key.length === 1
  if (event.altKey && !typed) return undefined
  if ((event.ctrlKey || event.metaKey) && !typed) {
    return event.shiftKey || key.length > 1 ? undefined : `mod+${key.toLowerCase()}`
  }
  return key.length === 1 && !event.shiftKey ? key.toLowerCase() : key
}

/** Whether a dialog or a list stands over the screen: its keys then wait. */
function isOverlayOpen(): boolean {
  return Array.from(document.querySelectorAll(OVERLAYS)).some((each) => each.checkVisibility())
}

/** Whether a single key belongs to what is focused, and not to the screen. */
function isForField({ target }: KeyboardEvent, key: string): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest(FIELD)) return true
  return (key === 'Enter' || key === ' ') && target.closest(PRESSABLE) !== null
}

function inLatin({ key, code, shiftKey }: KeyboardEvent): string {
  if (key.length > 1 || key.charCodeAt(0) < 128) return key
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (letter) return shiftKey ? letter : letter.toLowerCase()
  return places[code]?.[shiftKey ? 1 : 0] ?? key
}

const apple = /mac|iphone|ipad/i.test(navigator.platform)

/** The key of the platform's own shortcuts. */
export const modKey = apple ? '⌘' : 'Ctrl'
