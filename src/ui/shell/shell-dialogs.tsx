import { CatchBoundary } from '@tanstack/react-router'
import { Suspense, lazy, type ComponentType } from 'react'
import type { SearchResultsProps } from './search/command'
import { LoadFailure } from './load-failure'
import type { MenuGroup } from './navigation/menu'
import type { ShellDialog } from '@/ui/shell/navigation/menu'

const load = () => import('./shell-panels').then((it) => ({ default: it.ShellPanels }))
const ShellPanels = lazy(load)

/** Fetches the code of the dialogs before one is asked for. A failure shows when it is. */
export function preloadDialogs(): void {
  load().catch(() => {})
}

type ShellDialogsProps = {
  dialog: ShellDialog | undefined
  onDialog: (change: (dialog: ShellDialog | undefined) => ShellDialog | undefined) => void
  menu: readonly MenuGroup[]
  results: ComponentType<SearchResultsProps>
  onSignOut: () => void
}

/** The dialogs of the shell: their code comes when one is about to be opened. */
export function ShellDialogs({ dialog, onDialog, ...search }: ShellDialogsProps) {
  if (!dialog) return null
  // The browser tells of a closed dialog late: by then another may be open.
  const close = () => onDialog((current) => (current === dialog ? undefined : current))
  return (
    <CatchBoundary getResetKey={() => dialog} errorComponent={() => <LoadFailure onTold={close} />}>
      <Suspense fallback={null}>
        <ShellPanels
          key={dialog}
          dialog={dialog}
          onClose={close}
          onOpen={(next) => onDialog(() => next)}
          {...search}
        />
      </Suspense>
    </CatchBoundary>
  )
}
