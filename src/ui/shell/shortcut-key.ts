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
export function keyOf(event: KeyboardEvent): string | undefined {
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
export function isOverlayOpen(): boolean {
  return Array.from(document.querySelectorAll(OVERLAYS)).some((each) => each.checkVisibility())
}

/** Whether a single key belongs to what is focused, and not to the screen. */
export function isForField({ target }: KeyboardEvent, key: string): boolean {
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
