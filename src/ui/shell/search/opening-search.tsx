import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useKeptKeys, useShortcuts } from '@/ui/shortcuts/shortcuts'
import { PlainSearch } from './plain-search'
import { searchStart } from './search-start'
import classes from './opening-search.module.css'

/** The field of the search dialog while the code of the dialog loads. */
export function OpeningSearch({ onClose }: { onClose: () => void }) {
  return <PlainSearch className={classes.field} isWaiting onClose={onClose} />
}

/** The shortcuts while the code of the shell loads: the search is typed into at once, the others wait for the shell. */
export function EarlyShortcuts() {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const show = (isShown: boolean) => {
    searchStart.isAsked = isShown
    setIsOpen(isShown)
  }
  const search = { label: t`Search and commands`, run: () => show(true) }
  useShortcuts({ 'mod+k': search, '/': search })
  useKeptKeys()
  return isOpen ? <OpeningSearch onClose={() => show(false)} /> : null
}
