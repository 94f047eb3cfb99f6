import { useLingui } from '@lingui/react/macro'
import { flushSync } from 'react-dom'
import { focusedElement } from '@/browser/dom-lookups'
import { SearchBox, type SearchBoxProps } from './search-box'
import classes from './search-dialog.module.css'
import { ModalDialog } from '@/ui/overlays/modal-dialog'

export type SearchDialogProps = Omit<SearchBoxProps, 'onClose' | 'onChoose'> & {
  onClose: () => void
  /** Finds the header's search, because the field that opened the dialog may have become a button, or vice versa. */
  findSearch: () => HTMLElement | undefined
}

/** Search box in a dialog: on small screens, and with Ctrl/⌘ K or `/` on all screens. */
export function SearchDialog({ onClose, findSearch, ...box }: SearchDialogProps) {
  const { t } = useLingui()
  const leave = () => {
    flushSync(onClose)
    // The focus has returned to the previously focused element. If that is a field, the next screen's heading would not
    // get the focus.
    const field = focusedElement()
    if (field instanceof HTMLInputElement) field.blur()
  }
  return (
    <ModalDialog
      aria-label={t`Search`}
      className={classes.dialog}
      findSubstitute={findSearch}
      onClose={onClose}
    >
      <SearchBox {...box} onClose={onClose} onChoose={leave} />
    </ModalDialog>
  )
}
