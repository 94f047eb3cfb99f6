import type { ComponentType } from 'react'
import { createStore } from '@/lib/store'
import type { HeaderButton } from '@/ui/shell/header-button'

/** What runs on while people work elsewhere. */
export interface BackgroundWork {
  /** Its place in the header, made of the header's own button. */
  Status: ComponentType<{ Button: typeof HeaderButton }>
  /** Called instead of the sign-out, which may have to wait for an answer. */
  beforeSignOut: (signOut: () => void) => void
}

/** Set by the code of the work itself, which loads with the first of it: the shell knows nothing of it before. */
export const backgroundWork = createStore<BackgroundWork | undefined>(undefined)
