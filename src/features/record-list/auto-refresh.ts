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
  /** Whether the list supports auto-refresh and shows the page where new rows appear. */
  isAllowed: boolean
}

/** The response whose rows are in view. */
interface ShownResponse<T> {
  requestKey: string
  data: T | undefined
  /** The rows that the user added last. */
  newKeys: ReadonlySet<Key>
}

/**
 * Refetches a list every 15 seconds if the user turned this on. Keeps the shown rows until the user asks for the new
 * rows, so nothing moves under the pointer.
 */
export function useAutoRefresh<T, Row>(options: AutoRefreshOptions<T, Row>) {
  const { listId, queryKey, query, getRows, rowKey, isAllowed } = options
  const { data, isPlaceholderData, refetch } = query
  const isOn = useListSettings(listId).autoRefresh && isAllowed
  const [isChecking, setIsChecking] = useState(false)
  const requestKey = isPlaceholderData ? '' : hashKey(queryKey)
  const [lastShown, setShown] = useState<ShownResponse<T>>()
  const shown = lastShown?.requestKey === requestKey ? lastShown : undefined

  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => {
      if (document.hidden || isListInUse()) return
      setIsChecking(true)
      void refetch().finally(() => setIsChecking(false))
    }, INTERVAL_MS)
    return () => {
      clearInterval(timer)
      setShown(undefined)
    }
  }, [isOn, refetch])

  const listKeys = (response: T | undefined) => (response ? getRows(response).map(rowKey) : [])
  const listNewKeys = (response: T | undefined) => {
    const shownKeys = listKeys(shown ? shown.data : data)
    return listKeys(response).filter((key) => !shownKeys.includes(key))
  }
  // Most lists don't refresh automatically, so they neither compare their rows nor render again for new data.
  const isChanged = isOn && shown?.data !== data
  const shownOrder = isChanged ? listKeys(shown?.data).join() : ''
  const isHeld = shownOrder !== '' && shownOrder !== listKeys(data).join()
  if (isOn && !isHeld && (!shown || isChanged))
    setShown({ requestKey, data, newKeys: shown?.newKeys ?? new Set() })
  // Another request's rows are shown, so the last new rows are no longer new.
  else if (lastShown && !shown) setShown(undefined)

  const show = (response: T | undefined) =>
    setShown({ requestKey, data: response, newKeys: new Set(listNewKeys(response)) })

  return {
    /** The response to show. */
    data: isHeld ? shown?.data : data,
    /** Whether the list is being refetched without the user's request, so its rows aren't dimmed. */
    isChecking,
    /** Number of rows that are not in view yet, or undefined if the list hasn't changed. */
    newCount: isHeld ? listNewKeys(data).length : undefined,
    isNew: (row: Row) => shown?.newKeys.has(rowKey(row)) === true,
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
