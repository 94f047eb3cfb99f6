// Selectors and functions that query the page directly, each group for the reason stated below. The linter rejects such
// queries anywhere else, because components should use refs and state.

const selectors = {
  // Receives the focus when the focused element disappears; the heading belongs to whichever screen is shown.
  main: 'main',
  heading: 'main h1',
  // A screen opened from a menu may unmount the menu, so the ref to the menu's button is lost.
  menuButton: 'main [aria-haspopup=menu]',

  // `showModal` moves the focus, and React does not render the `autofocus` attribute that would direct the focus.
  autofocus: '[data-autofocus]',

  // Popovers, menus, lists and forms get their content from outside. The enclosing component therefore can't determine
  // the content's order on the page.
  control: ':is(button, input, select, a[href]):not([disabled])',
  usableInput: 'input:not(:disabled)',
  menuItem: '[role=menuitem]',
  option: '[role=option]',
  current: '[aria-current]',
  link: 'a[href]',
  problem: '[aria-invalid=true], fieldset[data-invalid] input, [data-empty] button',

  // A table may have thousands of cells, so one listener finds the rows, instead of refs and handlers for each cell.
  row: '[data-row]',
  selectedRow: '[data-row][data-selected]',
  rowHeaderLink: 'th a',
  recordLink: 'main :is(th, li) a[href]',
  time: 'time',
  interactive: 'a, button, input, label',

  // Restoring the scroll position and focus, and keyboard shortcuts, use one listener for the whole page.
  screenLink: 'main a[href]',
  scrollRegion: 'main :is([data-fills], [data-bounded])',
  upLink: 'a[rel~="up"]',
  upLinkInScreen: 'main a[rel~="up"]',
  upLinkInBreadcrumb: 'nav a[rel~="up"]',
  overlay: 'dialog[open], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]',
  typingField: [
    'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file])',
    'textarea',
    'select',
    '[contenteditable]:not([contenteditable=false])',
    // Elements that use letters for type-ahead.
    ':is([role=menu], [role=listbox], [role=combobox], [role=textbox], [role=searchbox])',
  ].join(),
  pressable: 'a[href], button, summary, label, [role=button], [role=tab], input',

  // Written into the page by the server.
  nonce: 'meta[property="csp-nonce"]',
} as const

type Kind = keyof typeof selectors

/** Returns the first element of this kind, in page order. */
export function findIn(root: ParentNode | null | undefined, kind: Kind): HTMLElement | undefined {
  return root?.querySelector<HTMLElement>(selectors[kind]) ?? undefined
}

export function findAllIn(root: ParentNode | null | undefined, kind: Kind): HTMLElement[] {
  return Array.from(root?.querySelectorAll<HTMLElement>(selectors[kind]) ?? [])
}

/** Returns the nearest element of this kind that is or contains an event's target. */
export function findAround(target: EventTarget | null | undefined, kind: Kind) {
  return target instanceof Element
    ? (target.closest<HTMLElement>(selectors[kind]) ?? undefined)
    : undefined
}

/** Finds an element by an ID that ARIA or a URL needs anyway. */
export function elementById(id: string): HTMLElement | undefined {
  return document.getElementById(id) ?? undefined
}

/**
 * Returns the focused element, or undefined if nothing has the focus. Only the browser tracks this, because it drops
 * the focus when the focused element is removed.
 */
export function focusedElement(): Element | undefined {
  const { activeElement, body } = document
  return activeElement === body || activeElement === null ? undefined : activeElement
}

export function hasFocusWithin(element: Element | null | undefined): boolean {
  return element?.contains(focusedElement() ?? null) ?? false
}

/** Returns the index of the table row that contains an element. */
export function rowIndexAround(target: EventTarget | null | undefined): number | undefined {
  const row = findAround(target, 'row')
  return row && Number(row.dataset['row'])
}
