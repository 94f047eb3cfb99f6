import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import type { StateWithSearch } from './private-search'

/**
 * Returns the navigation for a drawer whose record ID is in the list's URL. Closing goes back if a list row opened the
 * drawer, and otherwise replaces the history entry with the list.
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
    /**
     * Options for row links. On a wide screen, the list stays usable beside an open record, so a row replaces that
     * record.
     */
    opening: isOpen ? stepping : first,
    close: (list: object) => {
      if (openedAsOverlay) router.history.back()
      else void navigate({ to: '.', search: () => list, state: linkState, ...inPlace })
    },
  }
}
