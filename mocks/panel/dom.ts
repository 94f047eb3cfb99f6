type Child = Node | string

/** Creates an element with properties and children. A string becomes text, never HTML. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}

export function button(text: string, onClick: () => unknown): HTMLButtonElement {
  return h('button', { type: 'button', onclick: () => void onClick() }, text)
}

/** Wraps a field in its label. */
export function labelField(text: string, field: HTMLElement): HTMLLabelElement {
  return h('label', {}, h('span', {}, text), field)
}

/** Creates a collapsible panel section. */
export function section(title: string, ...children: Child[]): HTMLElement {
  return h('details', { open: true }, h('summary', {}, title), ...children)
}
