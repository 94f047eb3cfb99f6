import { AppearancePanel } from './appearance/appearance-panel'
import { SearchDialog, type SearchDialogProps } from './search/search-dialog'
import type { ShellDialog } from '@/ui/shell/navigation/menu'
import { ShortcutsDialog } from '@/ui/shortcuts/shortcuts-dialog'

type ShellPanelsProps = SearchDialogProps & { dialog: ShellDialog }

/** The open dialog. All dialogs share one lazy chunk because they are small. */
export function ShellPanels({ dialog, onClose, ...search }: ShellPanelsProps) {
  if (dialog === 'search') return <SearchDialog onClose={onClose} {...search} />
  if (dialog === 'shortcuts') return <ShortcutsDialog onClose={onClose} />
  const openShortcuts = () => search.onOpen('shortcuts')
  return <AppearancePanel onClose={onClose} onShortcuts={openShortcuts} />
}
