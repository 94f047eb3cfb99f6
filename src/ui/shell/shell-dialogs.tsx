import { lazy, type ComponentType } from 'react'
import { LazyPart } from '@/ui/feedback/lazy-part'
import type { SearchResultsProps } from './search/command'
import { OpeningSearch } from './search/opening-search'
import type { MenuGroup, ShellDialog } from './navigation/menu'

const load = () => import('./shell-panels').then((module) => ({ default: module.ShellPanels }))
const ShellPanels = lazy(load)

/** Loads the dialogs' code ahead of time. A failure becomes visible only when a dialog is opened. */
export function preloadDialogs(): void {
  load().catch(() => {})
}

type ShellDialogsProps = {
  dialog: ShellDialog | undefined
  onDialog: (change: (dialog: ShellDialog | undefined) => ShellDialog | undefined) => void
  menu: readonly MenuGroup[]
  results: ComponentType<SearchResultsProps>
  findSearch: () => HTMLElement | undefined
  onSignOut: () => void
}

/** The shell's dialogs. Their code loads when a dialog is about to open. */
export function ShellDialogs({ dialog, onDialog, ...search }: ShellDialogsProps) {
  if (!dialog) return null
  // The close event arrives late, so another dialog may already be open.
  const close = () => onDialog((current) => (current === dialog ? undefined : current))
  return (
    <LazyPart
      key={dialog}
      fallback={dialog === 'search' ? <OpeningSearch onClose={close} /> : null}
      onFailure={close}
    >
      <ShellPanels
        dialog={dialog}
        onClose={close}
        onOpen={(next) => onDialog(() => next)}
        {...search}
      />
    </LazyPart>
  )
}
