// When a browser translates the page (Google, Edge), it replaces the texts by elements. React still has the texts that
// were there: to change one would show nothing, and to remove one would end the screen with an error.

/** The element that replaced each of React's text nodes. */
const translations = new WeakMap<Node, ChildNode>()

/** Lets React change and remove texts that the browser has translated. A changed one is shown as it is. */
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

  /** The child of the parent that the node is, is in, or was before it was translated. */
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
