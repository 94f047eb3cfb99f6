import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { SearchBox, type SearchBoxProps } from './search-box'
import { searchStart } from './search-start'
import classes from './search-dialog.module.css'
import { ModalDialog } from '@/ui/overlays/modal-dialog'

export type SearchDialogProps = Omit<SearchBoxProps, 'start' | 'onClose' | 'onPreload'> & {
  onClose: () => void
}

/** The search box as a dialog: on small screens, and with Ctrl/⌘ K or `/` on all. */
export function SearchDialog({ onClose, ...box }: SearchDialogProps) {
  const { t } = useLingui()
  const [start] = useState(() => ({ ...searchStart }))
  useEffect(() => void Object.assign(searchStart, { text: '', enter: false }), [])
  const close = () => {
    flushSync(onClose)
    // The focus has returned to where it was. A focused field would keep it from the next heading.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
  }
  return (
    <ModalDialog aria-label={t`Search`} className={classes.dialog} onClose={onClose}>
      <SearchBox {...box} start={start} onClose={close} />
    </ModalDialog>
  )
}
