import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import type { StateWithSearch } from '@/auth/private-search'

/**
 * The navigation of a drawer whose record's id is in the list's address: opening, stepping and closing it. Closing goes
 * back if a row of the list opened it; if its address did, it is replaced by the list.
 */
export function useRecordDrawer(linkState: StateWithSearch) {
  const openedAsOverlay = useLocation({ select: ({ state }) => state.openedAsOverlay })
  const navigate = useNavigate()
  const router = useRouter()
  const inPlace = { replace: true, resetScroll: false } as const
  return {
    /** Options of the link that opens the drawer. */
    opening: { state: { ...linkState, openedAsOverlay: true }, resetScroll: false } as const,
    /** Options of a link from one record to the next. */
    stepping: { state: { ...linkState, openedAsOverlay }, ...inPlace },
    close: (list: object) => {
      if (openedAsOverlay) router.history.back()
      else void navigate({ to: '.', search: () => list, state: linkState, ...inPlace })
    },
  }
}
