import { Plural, useLingui } from '@lingui/react/macro'
import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { findIn } from '@/browser/dom-lookups'
import { formatNumber } from '@/lib/format'
import { Button } from '@/ui/form/button'

interface ShownItems<Item> {
  shown: readonly Item[]
  /** Ref for the element whose children are the items. */
  listRef: (list: Element | null) => void
  /** Button that shows more items. Null once all items are shown. */
  more: ReactNode
}

/**
 * Returns a long list's first `portion` items, and a button that adds `portion` more and focuses the first new item.
 * Rendering thousands of items would block the page for seconds.
 */
export function useShowMore<Item>(items: readonly Item[], portion: number): ShownItems<Item> {
  const { i18n } = useLingui()
  const [limit, setLimit] = useState(portion)
  const list = useRef<Element>(null)
  const restCount = items.length - limit
  const rest = formatNumber(restCount, i18n.locale)
  const showMore = () => {
    flushSync(() => setLimit(limit + portion))
    const item = list.current?.children[limit]
    if (!(item instanceof HTMLElement)) return
    item.tabIndex = -1
    const target = findIn(item, 'control') ?? item
    target.focus()
  }
  return {
    shown: restCount > 0 ? items.slice(0, limit) : items,
    listRef: (element) => {
      list.current = element
    },
    more:
      restCount > 0 ? (
        <Button variant="default" mt="sm" onClick={showMore}>
          <Plural
            value={Math.min(restCount, portion)}
            one={`Show # more of ${rest}`}
            other={`Show # more of ${rest}`}
          />
        </Button>
      ) : null,
  }
}
