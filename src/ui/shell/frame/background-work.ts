import type { ComponentType } from 'react'
import { createStore } from '@/lib/store'
import type { HeaderButton } from '@/ui/shell/header-button'

/** Work that continues while the user works elsewhere. */
export interface BackgroundWork {
  /** The work's status in the header, built with the header's own button. */
  Status: ComponentType<{ Button: typeof HeaderButton }>
  /** Called instead of the sign-out, because the sign-out may have to wait for the user's decision. */
  beforeSignOut: (signOut: () => void) => void
}

/** Set by the work's own code, which loads with the first such work. Until then the shell doesn't depend on it. */
export const backgroundWork = createStore<BackgroundWork | undefined>(undefined)
