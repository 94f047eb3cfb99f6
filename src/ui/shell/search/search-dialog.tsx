import { useLingui } from '@lingui/react/macro'
import { SearchBox, type SearchBoxProps } from './search-box'
import classes from './search-dialog.module.css'
import { useModal } from '@/ui/overlays/use-modal'

export type SearchDialogProps = Omit<SearchBoxProps, 'onClose' | 'onPreload'> & {
  opened: boolean
  onClose: () => void
}

/** The search box as a dialog: on small screens, and with Ctrl/⌘ K or `/` on all. */
export function SearchDialog({ opened, onClose, ...box }: SearchDialogProps) {
  const { t } = useLingui()
  const dialog = useModal(opened)
  const close = () => {
    dialog.current?.close()
    // The focus returns to where it was. A focused field would keep it from the next heading.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
    onClose()
  }
  return (
    <dialog ref={dialog} aria-label={t`Search`} className={classes.dialog} onClose={onClose}>
      {opened && <SearchBox {...box} onClose={close} />}
    </dialog>
  )
}
