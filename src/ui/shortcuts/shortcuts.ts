import { createContext, use, useLayoutEffect, useRef } from 'react'
import { findAllIn, findAround } from '@/browser/dom-lookups'
import { getPreferences } from '@/stores/preferences'

export type Shortcut = {
  /** Description shown in the help. */
  label: string
  run: () => void
  /** Called when the user releases the key or the window loses the focus. Only for keys that act while held. */
  release?: () => void
}

/** Shortcuts by key: `j`, `Enter`, `?`, a sequence of two (`g s`), or Ctrl/⌘ with a letter (`mod+k`). */
export type Shortcuts = Readonly<Record<string, Shortcut>>

type Registration = { group: string | undefined; inDialog: boolean; current: Shortcuts }

/** Whether a component is inside a dialog. While a dialog is open, only shortcuts inside a dialog work. */
export const InDialog = createContext(false)

/** Milliseconds to wait for the second key of `g s`. */
const SEQUENCE_TIMEOUT = 1500

const registrations: Registration[] = []
let firstKey: { key: string; at: number } | undefined
let isBehindOverlay = false
let heldKey: { key: string; release: () => void } | undefined

/**
 * Registers keys while a component is mounted, listed under `group` in the `?` help. Single keys never fire in a field,
 * with a modifier or behind a dialog (see `InDialog`).
 */
export function useShortcuts(shortcuts: Shortcuts, group?: string): void {
  const inDialog = use(InDialog)
  const registration = useRef<Registration>({ group, inDialog, current: shortcuts })
  useLayoutEffect(() => {
    registration.current.group = group
    registration.current.current = shortcuts
  })
  // A layout effect, so the keys work as soon as the screen is visible.
  useLayoutEffect(() => {
    const entry = registration.current
    if (registrations.push(entry) === 1) listen()
    return () => {
      registrations.splice(registrations.indexOf(entry), 1)
      if (registrations.length === 0) stopListening()
    }
  }, [])
}

/** Returns the shortcuts that currently work, in registration order. The last registration of a key wins. */
export function activeShortcuts(): { key: string; label: string; group: string | undefined }[] {
  return registrations.flatMap(({ group, current }) =>
    Object.entries(current)
      .filter(([key, shortcut]) => find(key) === shortcut)
      .map(([key, { label }]) => ({ key, label, group })),
  )
}

/** Runs a shortcut's action without a key press. */
export function runShortcut(key: string): void {
  find(key)?.run()
}

function find(key: string, inDialogOnly = false): Shortcut | undefined {
  const owner = registrations.findLast(
    ({ current, inDialog }) => Object.hasOwn(current, key) && (inDialog || !inDialogOnly),
  )
  return owner?.current[key]
}

function listen(): void {
  document.addEventListener('keydown', noteOverlay, true)
  document.addEventListener('keydown', onKeyDown)
  document.addEventListener('keyup', onKeyUp)
  window.addEventListener('blur', releaseHeldKey)
}

function stopListening(): void {
  document.removeEventListener('keydown', noteOverlay, true)
  document.removeEventListener('keydown', onKeyDown)
  document.removeEventListener('keyup', onKeyUp)
  window.removeEventListener('blur', releaseHeldKey)
  releaseHeldKey()
  firstKey = undefined
}

// Runs in the capture phase, because an open overlay closes on Esc before `onKeyDown` runs.
function noteOverlay(): void {
  isBehindOverlay = isOverlayOpen()
}

function onKeyDown(event: KeyboardEvent): void {
  const key = getShortcutKey(event)
  if (key === undefined || event.defaultPrevented) return
  if (key.startsWith('mod+')) return run(event, find(key, isBehindOverlay), key)
  if (!getPreferences().shortcuts || isForField(event, key)) {
    firstKey = undefined
    return
  }
  if (isBehindOverlay) return run(event, find(key, true), key)
  const before = firstKey
  firstKey = undefined
  const inTime = before !== undefined && event.timeStamp - before.at < SEQUENCE_TIMEOUT
  const second = inTime ? find(`${before.key} ${key}`) : undefined
  if (second) return run(event, second, key)
  const startsSequence = registrations.some(({ current }) =>
    Object.keys(current).some((each) => each.startsWith(`${key} `)),
  )
  if (startsSequence) firstKey = { key, at: event.timeStamp }
  else run(event, find(key), key)
}

function run(event: KeyboardEvent, shortcut: Shortcut | undefined, key: string): void {
  if (!shortcut) return
  event.preventDefault()
  if (shortcut.release) {
    if (event.repeat) return
    releaseHeldKey()
    heldKey = { key, release: shortcut.release }
  }
  shortcut.run()
}

function onKeyUp(event: KeyboardEvent): void {
  if (heldKey && getShortcutKey(event) === heldKey.key) releaseHeldKey()
}

function releaseHeldKey(): void {
  const last = heldKey
  heldKey = undefined
  last?.release()
}

/** Keys by position, for keyboards with another script. */
const keysByPosition: Record<string, [plain: string, shifted: string]> = {
  Slash: ['/', '?'],
  BracketLeft: ['[', '{'],
  BracketRight: [']', '}'],
}

/** Returns a pressed key's name as in `Shortcuts`, or undefined if it can't be a shortcut. */
function getShortcutKey(event: KeyboardEvent): string | undefined {
  if (event.isComposing) return undefined
  const key = inLatin(event)
  // Some keyboards type brackets with AltGr, but Windows reports AltGr as Ctrl with Alt.
  const altGr = event.getModifierState('AltGraph') && event.altKey === event.ctrlKey
  const isTypedCharacter = altGr && key.length === 1
  if (event.altKey && !isTypedCharacter) return undefined
  if ((event.ctrlKey || event.metaKey) && !isTypedCharacter) {
    return event.shiftKey || key.length > 1 ? undefined : `mod+${key.toLowerCase()}`
  }
  return key.length === 1 && !event.shiftKey ? key.toLowerCase() : key
}

/** Whether a dialog or a list covers the screen, so the screen's shortcuts are inactive. */
function isOverlayOpen(): boolean {
  return findAllIn(document, 'overlay').some((each) => each.checkVisibility())
}

/** Whether a single key belongs to the focused element instead of the screen. */
function isForField({ target }: KeyboardEvent, key: string): boolean {
  if (findAround(target, 'typingField')) return true
  return (key === 'Enter' || key === ' ') && findAround(target, 'pressable') !== undefined
}

function inLatin({ key, code, shiftKey }: KeyboardEvent): string {
  if (key.length > 1 || key.charCodeAt(0) < 128) return key
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (letter) return shiftKey ? letter : letter.toLowerCase()
  return keysByPosition[code]?.[shiftKey ? 1 : 0] ?? key
}

const isApple = /mac|iphone|ipad/i.test(navigator.platform)

/** Modifier key for shortcuts on the user's platform. */
export const modKey = isApple ? '⌘' : 'Ctrl'
