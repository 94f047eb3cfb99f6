import type { ComponentType } from 'react'
import { createStore } from '@/lib/store'
import type { HeaderButton } from '@/ui/shell/header-button'

/** Work that continues while the user does something else. */
export interface BackgroundWork {
  /** The work's status in the header, built with the header's own button. */
  Status: ComponentType<{ Button: typeof HeaderButton }>
  /** Called instead of the sign-out, because the sign-out may have to wait for the user's decision. */
  beforeSignOut: (signOut: () => void) => void
}

/** Registered by the work's lazy code when work first starts, so the shell doesn't have to load that code. */
export const backgroundWork = createStore<BackgroundWork | undefined>(undefined)
