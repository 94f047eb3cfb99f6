// The look-ups for which the code queries the page instead of React. The lint refuses them anywhere else: a component
// reaches the elements that it renders through refs, and keeps its data in its state. Each kind below has its reason.

const selectors = {
  // Receives the focus when the focused element disappears; the heading belongs to whichever screen is shown.
  main: 'main',
  heading: 'main h1',
  // A screen that covers the menu which opened it has unmounted that menu, and its ref.
  menuButton: 'main [aria-haspopup=menu]',

  // `showModal` moves the focus, and React does not render the `autofocus` attribute that would direct it.
  autofocus: '[data-autofocus]',

  // Popovers, menus, lists and forms get their content from outside, at any depth: the component around it does not
  // know its order on the page.
  control: ':is(button, input, select, a[href]):not([disabled])',
  usableInput: 'input:not(:disabled)',
  menuItem: '[role=menuitem]',
  option: '[role=option]',
  current: '[aria-current]',
  link: 'a[href]',
  problem: '[aria-invalid=true], fieldset[data-invalid] input, [data-empty] button',

  // A table may have thousands of cells: one listener finds its rows instead of a ref and handlers for each.
  row: '[data-row]',
  rowHeaderLink: 'th a',
  recordLink: 'main :is(th, li) a[href]',
  time: 'time',
  interactive: 'a, button, input, label',

  // One listener for the whole page, whatever screen is shown: returning to a place, and shortcuts.
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

/** The first element of this kind, in the order of the page. */
export function findIn(root: ParentNode | null | undefined, kind: Kind): HTMLElement | undefined {
  return root?.querySelector<HTMLElement>(selectors[kind]) ?? undefined
}

export function findAllIn(root: ParentNode | null | undefined, kind: Kind): HTMLElement[] {
  return Array.from(root?.querySelectorAll<HTMLElement>(selectors[kind]) ?? [])
}

/** The nearest element of this kind that is or contains the target of an event. */
export function findAround(target: EventTarget | null | undefined, kind: Kind) {
  return target instanceof Element
    ? (target.closest<HTMLElement>(selectors[kind]) ?? undefined)
    : undefined
}

/** By an id that ARIA or an address needs anyway. */
export function elementById(id: string): HTMLElement | undefined {
  return document.getElementById(id) ?? undefined
}

/**
 * Undefined when nothing has the focus. Only the browser knows: it drops the focus when the focused element is removed.
 */
export function focusedElement(): Element | undefined {
  const { activeElement, body } = document
  return activeElement === body || activeElement === null ? undefined : activeElement
}

export function hasFocusWithin(element: Element | null | undefined): boolean {
  return element?.contains(focusedElement() ?? null) ?? false
}

/** The index of the table row that contains an element. */
export function rowIndexAround(target: EventTarget | null | undefined): number | undefined {
  const row = findAround(target, 'row')
  return row && Number(row.dataset['row'])
}
