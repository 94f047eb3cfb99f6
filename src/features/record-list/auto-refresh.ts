import { hashKey, type QueryKey, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState, type Key } from 'react'
import { findIn, findAround, focusedElement } from '@/browser/dom-lookups'
import { useListSettings } from '@/ui/list-toolbar/list-settings'

const INTERVAL_MS = 15_000

interface AutoRefreshOptions<T, Row> {
  listId: string
  queryKey: QueryKey
  query: UseQueryResult<T>
  getRows: (response: T) => readonly Row[]
  rowKey: (row: Row) => Key
  /** Whether new rows would appear on the page in view. */
  isFirstPage: boolean
}

/** The response whose rows are in view. */
interface ShownResponse<T> {
  requestKey: string
  data: T | undefined
  /** The rows that the user added last. */
  newKeys: ReadonlySet<Key>
}

const noKeys: ReadonlySet<Key> = new Set()

/**
 * Refetches a list every 15 seconds if the user wants it. Keeps the shown rows when rows were added, removed or
 * reordered, until the user asks for the new ones, so nothing moves under the pointer.
 */
export function useAutoRefresh<T, Row>(options: AutoRefreshOptions<T, Row>) {
  const { listId, queryKey, query, getRows, rowKey, isFirstPage } = options
  const { data, isPlaceholderData, refetch } = query
  const isOn = useListSettings(listId).autoRefresh && isFirstPage
  const [isChecking, setIsChecking] = useState(false)
  const requestKey = isPlaceholderData ? '' : hashKey(queryKey)
  const [shown, setShown] = useState<ShownResponse<T>>({ requestKey, data, newKeys: noKeys })

  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => {
      if (document.hidden || isListInUse()) return
      setIsChecking(true)
      void refetch().finally(() => setIsChecking(false))
    }, INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isOn, refetch])

  const listKeys = (response: T | undefined) => (response ? getRows(response).map(rowKey) : [])
  const isSameRequest = shown.requestKey === requestKey
  const keys = listKeys(data)
  const shownKeys = isSameRequest ? listKeys(shown.data) : keys
  const isHeld = isOn && shownKeys.length > 0 && shownKeys.join() !== keys.join()
  if (!isHeld && (!isSameRequest || shown.data !== data))
    setShown({ requestKey, data, newKeys: isSameRequest ? shown.newKeys : noKeys })

  function show(response: T | undefined): void {
    const newKeys = new Set(listKeys(response).filter((key) => !shownKeys.includes(key)))
    setShown({ requestKey, data: response, newKeys })
  }

  return {
    /** The response to show. */
    data: isHeld ? shown.data : data,
    /** Whether the list is being refetched without the user's request, so its rows aren't dimmed. */
    isChecking,
    /** Number of rows that are not in view yet, or undefined if the list hasn't changed. */
    newCount: isHeld ? keys.filter((key) => !shownKeys.includes(key)).length : undefined,
    isNew: (row: Row) => shown.newKeys.has(rowKey(row)),
    showNew: () => show(data),
    refresh: async () => show((await refetch()).data),
  }
}

/** Whether the user is typing, has selected rows, or has opened something over the list. */
function isListInUse(): boolean {
  return (
    findAround(focusedElement(), 'typingField') !== undefined ||
    findIn(document, 'overlay') !== undefined ||
    findIn(document, 'selectedRow') !== undefined
  )
}
