// A browser that translates the page (Google, Edge) replaces text nodes with elements, but React still references the
// old nodes. Changing an old node would have no visible effect, and removing it would crash the screen.

/** Maps each React text node to the element that replaced it. */
const translations = new WeakMap<Node, ChildNode>()

/** Lets React change and remove texts that the browser has translated. Changed text appears untranslated. */
export function toleratePageTranslation(root: Node): void {
  const observer = new MutationObserver(update)
  observer.observe(root, { childList: true, subtree: true })
  const { removeChild, insertBefore } = Node.prototype

  function update(records: readonly MutationRecord[]): void {
    for (const { type, target, removedNodes, addedNodes, previousSibling } of records) {
      if (type === 'characterData') showAgain(target)
      const [removed] = removedNodes
      if (!(removed instanceof Text) || removed.isConnected) continue
      const translation = addedNodes[0] ?? previousSibling
      if (!(translation instanceof HTMLElement) || translation.localName !== 'font') continue
      translations.set(removed, translation)
      observer.observe(removed, { characterData: true })
    }
  }

  function showAgain(text: Node): void {
    const translation = translations.get(text)
    if (translation?.isConnected) translation.replaceWith(text)
    translations.delete(text)
  }

  /** Returns the parent's child that contains the node or the node's translation. */
  function childOf(parent: Node, node: Node): Node | undefined {
    if (node.parentNode === parent) return node
    update(observer.takeRecords())
    let each: Node | null = translations.get(node) ?? node
    while (each && each.parentNode !== parent) each = each.parentNode
    return each ?? undefined
  }

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const found = childOf(this, child)
    if (found) removeChild.call(this, found)
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    next: Node | null,
  ): T {
    insertBefore.call(this, node, next && (childOf(this, next) ?? null))
    return node
  }
}
