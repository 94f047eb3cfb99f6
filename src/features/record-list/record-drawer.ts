import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import type { StateWithSearch } from './private-search'

/**
 * The navigation of a drawer whose record's id is in the list's address: opening, stepping and closing it. Closing goes
 * back if a row of the list opened it; if its address did, it is replaced by the list. `isOpen` while a record is: on a wide
 * screen its list is usable beside it.
 */
export function useRecordDrawer(linkState: StateWithSearch, isOpen: boolean) {
  const openedAsOverlay = useLocation({ select: ({ state }) => state.openedAsOverlay })
  const navigate = useNavigate()
  const router = useRouter()
  const inPlace = { replace: true, resetScroll: false } as const
  /** Options of a link from one record to the next. */
  const stepping = { state: { ...linkState, openedAsOverlay }, ...inPlace }
  const first = { state: { ...linkState, openedAsOverlay: true }, resetScroll: false } as const
  return {
    stepping,
    /** Options of the link of a row. */
    opening: isOpen ? stepping : first,
    close: (list: object) => {
      if (openedAsOverlay) router.history.back()
      else void navigate({ to: '.', search: () => list, state: linkState, ...inPlace })
    },
  }
}
