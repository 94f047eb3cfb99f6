import { useLayoutEffect, useSyncExternalStore } from 'react'
import { createStore } from '@/lib/store'

type ScreenName = {
  /** The screen itself, where its route has only a general name. */
  title?: string
  /** The thing that it shows. Never personal data: it ends up in the history of the browser. */
  thing?: string
  /** The names of the ids in its path, for the breadcrumb. */
  ids?: Readonly<Record<string, string | undefined>>
}

const NONE: ScreenName = {}
const store = createStore(NONE)

/** How the current screen names itself beyond the title of its route. */
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
