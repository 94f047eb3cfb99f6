import { useLayoutEffect, useSyncExternalStore } from 'react'
import { createStore } from '@/lib/store'

type ScreenName = {
  /** Screen title. Required only if the route's title is generic. */
  title?: string
  /** The record's name. It must not contain personal data, because it ends up in the browser history. */
  thing?: string
  /** Names for the IDs in the screen's path, for the breadcrumb. */
  ids?: Readonly<Record<string, string | undefined>>
}

const NONE: ScreenName = {}
const store = createStore(NONE)

/** Returns the current screen's own name, in addition to its route's title. */
export const useCurrentScreenName = () =>
  useSyncExternalStore(store.subscribe, store.get, store.get)

/** Names the screen and its content in the browser tab and in the breadcrumb. */
export function useScreenName(name: ScreenName): void {
  const key = JSON.stringify(name)
  useLayoutEffect(() => {
    store.set(JSON.parse(key))
    return () => store.set(NONE)
  }, [key])
}
