import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useShortcuts } from './shortcuts'
import type { MenuGroup } from './navigation/menu'
import type { ShellDialog } from './shell-dialog'

/** The keys that work on every signed-in screen: search, help, and `g` with the letter of a menu entry. */
export function useShellShortcuts(
  menu: readonly MenuGroup[],
  onOpen: (dialog: ShellDialog) => void,
): void {
  const { t } = useLingui()
  const { history } = useRouter()
  const search = () => onOpen('search')
  useShortcuts(
    {
      'mod+k': { label: t`Search and commands`, run: search },
      '/': { label: t`Search and commands`, run: search },
      '?': { label: t`Keyboard shortcuts`, run: () => onOpen('shortcuts') },
    },
    t`Everywhere`,
  )
  const entries = menu.flatMap((group) => group.entries)
  useShortcuts(
    Object.fromEntries(
      entries.flatMap(({ letter, label, to }) =>
        letter ? [[`g ${letter}`, { label, run: () => history.push(to) }]] : [],
      ),
    ),
    t`Go to`,
  )
}
