import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import type { StateWithSearch } from './private-search'

/**
 * Returns the navigation for a drawer whose record ID is in the list's URL: opening, stepping and closing. Closing goes
 * back if a list row opened the drawer. If its URL opened it, the list replaces it. `isOpen`: a record is open. On a
 * wide screen, its list is usable beside it.
 */
export function useRecordDrawer(linkState: StateWithSearch, isOpen: boolean) {
  const openedAsOverlay = useLocation({ select: ({ state }) => state.openedAsOverlay })
  const navigate = useNavigate()
  const router = useRouter()
  const inPlace = { replace: true, resetScroll: false } as const
  /** Options for links from one record to the next. */
  const stepping = { state: { ...linkState, openedAsOverlay }, ...inPlace }
  const first = { state: { ...linkState, openedAsOverlay: true }, resetScroll: false } as const
  return {
    stepping,
    /** Options for row links. */
    opening: isOpen ? stepping : first,
    close: (list: object) => {
      if (openedAsOverlay) router.history.back()
      else void navigate({ to: '.', search: () => list, state: linkState, ...inPlace })
    },
  }
}
